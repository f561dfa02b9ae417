-- What every table that visitors fill must have, in one call: `select private.take_submissions('callbacks', 'name', 'Please enter …')`.
-- The table brings its id and what visitors send; the texts are those of `private.require_filled`.
create function private.take_submissions(name text, variadic required text[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  execute format('alter table public.%I
    add column created_at timestamptz not null default now(),
    add column status text not null default ''pending'',
    add column handled_at timestamptz,
    add column in_flood boolean not null default false', name);
  execute format('comment on column public.%I.in_flood is %L', name,
    'Came in by the room for newcomers while this hour''s limit for everybody was reached.');

  execute format('alter table public.%I enable row level security', name);
  execute format('revoke all on public.%I from anon, authenticated', name);
  execute format('grant insert on public.%I to anon, authenticated', name);
  execute format('grant select, insert, update, delete on public.%I to service_role', name);
  execute format('create policy "visitors send them" on public.%I for insert to anon, authenticated
    with check (status = ''pending'' and handled_at is null and created_at = now() and not in_flood)', name);

  execute format('create trigger %I before insert on public.%I for each row execute function private.require_filled(%s)',
    name || '_answerable', name, (select string_agg(quote_literal(text), ', ' order by place) from unnest(required) with ordinality as r (text, place)));
  insert into private.arrival_limits (stored_in) values (name);
  execute format('create trigger %I before insert on public.%I for each row
    when (current_user in (''anon'', ''authenticated'')) execute function private.limit_arrivals()', '_' || name || '_within_limits', name);
  execute format('create trigger %I after insert on public.%I referencing new table as sent for each statement
    when (current_user in (''anon'', ''authenticated'')) execute function private.settle_arrivals()', name || '_settled', name);

  execute format('create index %I on public.%I (private.reply_due(created_at, false), created_at, id) where handled_at is null',
    name || '_waiting_idx', name);
end $$;

revoke execute on function private.take_submissions(text, text[]) from public;
