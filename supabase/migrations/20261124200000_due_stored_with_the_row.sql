-- `due` is computed once, when the row is stored: a later change of the closed days must not move the moment that the sender was told.
-- Before, an index of each table computed it by a function that was declared immutable and read that list.

-- Belgium's public holidays, and the owner's own closed days. `src/lib/closed-days.ts` has the same.
create table private.closed_days (day date primary key);
revoke all on private.closed_days from anon, authenticated;
insert into private.closed_days select unnest(private.closed_days());

create or replace function private.is_working_day(day date) returns boolean
language plpgsql stable parallel safe set search_path = '' set timezone = 'UTC' as $$
begin
  return extract(isodow from day) <= 5 and not exists (select from private.closed_days as closed where closed.day = is_working_day.day);
end $$;

-- Takes the time in which a reply is promised: '24 hours' or '2 business hours'.
create function private.promise_reply() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  -- A forged date may have no local time. Its row is refused after this.
  if new.created_at between '2000-01-01' and '2100-12-31' then
    new.due := private.reply_due(new.created_at, tg_argv[0] = '2 business hours');
  end if;
  return new;
end $$;

do $$
declare
  name text;
begin
  for name in select stored_in from private.arrival_limits loop
    execute format('alter table public.%I add column due timestamptz not null default now()', name);
    execute format('update public.%I set due = private.reply_due(created_at, %s)', name,
      case name when 'consultation_requests' then 'student_email is null' else 'false' end);
    execute format('drop index public.%I', name || '_waiting_idx');
    execute format('create index %I on public.%I (due, created_at, id) where handled_at is null', name || '_waiting_idx', name);
    -- A visitor has no say over it, and the default stands for none given: a copy that staff put back keeps its own.
    if name <> 'consultation_requests' then
      execute format('create trigger %I before insert on public.%I for each row
        when (new.due = now() or current_user in (''anon'', ''authenticated'')) execute function private.promise_reply(''24 hours'')', name || '_due', name);
    end if;
  end loop;
end $$;

create trigger free_call_due before insert on public.consultation_requests for each row
  when (new.student_email is null and (new.due = now() or current_user in ('anon', 'authenticated')))
  execute function private.promise_reply('2 business hours');
create trigger booking_due before insert on public.consultation_requests for each row
  when (new.student_email is not null and (new.due = now() or current_user in ('anon', 'authenticated')))
  execute function private.promise_reply('24 hours');

create or replace view private.consultation_requests_inbox with (security_invoker = true) as
select
  case when student_email is null then 'free call' else 'booking' end as kind,
  id, left(student_name, 500) as who, nullif(left(student_email, 500), '') as email, nullif(left(student_phone, 500), '') as phone,
  nullif(left(concat_ws(' · ',
    case
      when preferred_date >= '2000-01-01T00:00Z' and preferred_date < '2101-01-01T00:00Z'
        then (preferred_date at time zone 'Europe/Brussels')::date::text
      when preferred_date is not null then 'no possible day'
    end,
    left(message, 500)), 500), '') as summary,
  created_at as received, due, handled_at, in_flood
from public.consultation_requests;

create or replace view private.contact_submissions_inbox with (security_invoker = true) as
select 'message' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, null as phone,
  nullif(left(message, 500), '') as summary,
  created_at as received, due, handled_at, in_flood
from public.contact_submissions;

create or replace view private.database_orders_inbox with (security_invoker = true) as
select 'order' as kind, id, left(customer_name, 500) as who, nullif(left(customer_email, 500), '') as email,
  nullif(left(customer_phone, 500), '') as phone,
  left(concat_ws(' · ',
    left(order_reference, 500) || case when exists (
      select from public.database_orders as other where other.order_reference = this.order_reference and other.id <> this.id
    ) then case when starts_with(product, 'Services: ') then ' (one of several)' else ' (stands twice)' end else '' end,
    left(product, 500), 'Rs ' || price, left(message, 500)), 500) as summary,
  created_at as received, due, handled_at, in_flood
from public.database_orders as this;

create or replace view private.referrals_inbox with (security_invoker = true) as
select 'referral' as kind, id, left(referrer_email, 500) as who, nullif(left(referrer_email, 500), '') as email, null as phone,
  left(left(referral_code, 400) || case when exists (
    select from public.referrals as other
    where other.referral_code = this.referral_code and (other.created_at, other.id) < (this.created_at, this.id)
  ) then ' (stands twice, the earlier one counts)' else '' end, 500) as summary,
  created_at as received, due, handled_at, in_flood
from public.referrals as this;

create or replace view private.student_profiles_inbox with (security_invoker = true) as
select 'student' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(current_education, 500), left(field_of_study, 500),
    array_to_string(array(select unnest(preferred_countries) limit 20), ', '), left(intake_year, 500)), 500), '') as summary,
  created_at as received, due, handled_at, in_flood
from public.student_profiles;

create or replace view private.consultant_applications_inbox with (security_invoker = true) as
select 'consultant' as kind, id, left(name, 500) as who, nullif(left(email, 500), '') as email, nullif(left(phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', left(company_name, 500), experience_years || ' years',
    array_to_string(array(select unnest(countries) limit 20), ', ')), 500), '') as summary,
  created_at as received, due, handled_at, in_flood
from public.consultant_applications;

alter function private.reply_due(timestamptz, boolean) stable security invoker;
revoke execute on function private.reply_due(timestamptz, boolean) from anon, authenticated, service_role;
revoke execute on function private.promise_reply() from public;

create or replace function private.take_submissions(name text, variadic required text[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  execute format('alter table public.%I
    add column created_at timestamptz not null default now(),
    add column status text not null default ''pending'',
    add column handled_at timestamptz,
    add column in_flood boolean not null default false,
    add column due timestamptz not null default now()', name);
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

  execute format('create trigger %I before insert on public.%I for each row
    when (new.due = now() or current_user in (''anon'', ''authenticated'')) execute function private.promise_reply(''24 hours'')', name || '_due', name);
  execute format('create index %I on public.%I (due, created_at, id) where handled_at is null', name || '_waiting_idx', name);
end $$;

create or replace function public.launch_state() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  applied jsonb;
begin
  -- The embedded backend grants everything to visitors, so the grants below are not enough there.
  if current_setting('role', true) is distinct from 'service_role' then
    raise sqlstate 'PT403' using message = 'Only staff may ask for this.';
  end if;
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version) from supabase_migrations.schema_migrations' into applied;
  end if;
  return jsonb_build_object(
    'migrations', coalesce(applied, '[]'),
    'open_tables', (
      select coalesce(jsonb_agg(relname order by relname), '[]') from pg_catalog.pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
    ),
    'closed_days', (select coalesce(jsonb_agg(day order by day), '[]') from private.closed_days)
  );
end $$;

drop function private.close_on(date[]), private.reindex_due(), private.closed_days();
