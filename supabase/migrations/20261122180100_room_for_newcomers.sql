-- During a flood newcomers still come in: the first rows of a source never count against the limit for everybody.
-- A source is an IPv4 address or an IPv6 /48, as one line can own a whole /48; the limit of one address stays by /64.
alter table private.arrival_limits
  add column free_from_one_source int not null default 3,
  add column last_cap int not null default 50000,
  add check (last_cap >= from_everybody);

-- Of everybody: the rows that came in by the free room. They do not count as `weight`.
alter table private.arrivals add column free int not null default 0;

do $$
declare
  name text;
begin
  for name in select stored_in from private.arrival_limits loop
    execute format('alter table public.%I add column in_flood boolean not null default false', name);
    execute format('comment on column public.%I.in_flood is %L', name,
      'Came in by the room for newcomers while this hour''s limit for everybody was reached.');
  end loop;
end $$;

-- The guard alone says so: it marks a row after the insert has handed it back.
alter policy "visitors request consultations" on public.consultation_requests
  with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
alter policy "visitors send messages" on public.contact_submissions
  with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
alter policy "visitors place orders" on public.database_orders
  with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
alter policy "visitors create referrals" on public.referrals
  with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
alter policy "visitors register as students" on public.student_profiles
  with check (handled_at is null and created_at = now() and inserted_in = pg_current_xact_id_if_assigned() and not in_flood);
alter policy "visitors apply as consultants" on public.consultant_applications
  with check (handled_at is null and created_at = now() and inserted_in = pg_current_xact_id_if_assigned() and not in_flood);

create function private.refuse_arrival() returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT429' using
    message = 'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.';
end $$;

-- Counts are gone after a day, and the keys of their hashes with them.
create function private.forget_arrivals() returns void
language plpgsql set search_path = '' as $$
declare
  a_day_ago constant timestamptz := date_trunc('hour', now()) - interval '1 day';
  today constant date := (now() at time zone 'UTC')::date;
begin
  if exists (select from private.arrivals where hour <= a_day_ago) then
    delete from private.arrivals where (hour, stored_in, sender) in (
      select hour, stored_in, sender from private.arrivals where hour <= a_day_ago for update skip locked
    );
  end if;
  if exists (select from private.arrival_keys where day < today) then
    delete from private.arrival_keys where day in (select day from private.arrival_keys where day < today for update skip locked);
  end if;
end $$;

-- Counts a row before it is stored: always for its address, and for everybody unless it is one of its source's first.
-- What those take is settled by `private.settle_arrivals`, which alone knows how many rows the statement has.
create or replace function private.limit_arrivals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  today constant date := (this_hour at time zone 'UTC')::date;
  allowed private.arrival_limits;
  address inet;
  row_weight int;
  so_far int;
begin
  select * into strict allowed from private.arrival_limits where stored_in = tg_table_name;
  -- However long it is, one row is always taken.
  row_weight := least(1 + pg_column_size(new) / 50000, allowed.from_one_address);
  begin
    address := private.sender_address();
  exception when others then
    address := null;
  end;

  if address is not null then
    insert into private.arrivals as a (hour, stored_in, sender, weight)
    values (this_hour, tg_table_name, private.sender_hash(address, today), row_weight)
    on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight
      where a.weight + excluded.weight <= allowed.from_one_address
    returning weight into so_far;
    if so_far is null then
      perform private.refuse_arrival();
    end if;
    if family(address) = 6 then
      insert into private.arrivals as a (hour, stored_in, sender, weight)
      values (this_hour, tg_table_name, private.sender_hash(network(set_masklen(address, 48)), today), row_weight)
      on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight
      returning weight into so_far;
    end if;
    if so_far <= allowed.free_from_one_source then
      -- No visitor's request can set it, and it ends with the statement.
      perform set_config('private.free', (coalesce(nullif(current_setting('private.free', true), ''), '0')::int + row_weight)::text, true);
      return new;
    end if;
  end if;
  perform private.count_for_everybody(allowed, row_weight);
  return new;
end $$;

create function private.count_for_everybody(allowed private.arrival_limits, added int) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.arrivals as a (hour, stored_in, sender, weight)
  values (date_trunc('hour', now()), allowed.stored_in, '00000000-0000-0000-0000-000000000000', added)
  on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight
    where a.weight + excluded.weight <= allowed.from_everybody
      and a.weight + a.free + excluded.weight <= allowed.last_cap;
  if not found then
    perform private.refuse_arrival();
  end if;
end $$;

-- A few rows take the free room, up to the last cap; what is more than a few has none. Marks what came in by it in a flood.
create function private.settle_arrivals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  taken constant int := nullif(current_setting('private.free', true), '');
  allowed private.arrival_limits;
  rows_sent int;
  is_flood boolean;
begin
  perform private.forget_arrivals();
  select count(*) into rows_sent from sent;
  if rows_sent > 100 then
    raise sqlstate 'PT413' using message = 'Please send at most 100 rows at once.';
  end if;
  if taken is null then
    return null;
  end if;
  perform set_config('private.free', '', true);
  select * into strict allowed from private.arrival_limits where stored_in = tg_table_name;
  if rows_sent > allowed.free_from_one_source then
    perform private.count_for_everybody(allowed, taken);
    return null;
  end if;
  insert into private.arrivals as a (hour, stored_in, sender, weight, free)
  values (date_trunc('hour', now()), tg_table_name, '00000000-0000-0000-0000-000000000000', 0, taken)
  on conflict (hour, stored_in, sender) do update set free = a.free + excluded.free
    where a.weight + a.free + excluded.free <= allowed.last_cap
  returning weight >= allowed.from_everybody into is_flood;
  if is_flood is null then
    perform private.refuse_arrival();
  elsif is_flood then
    execute format('update public.%I set in_flood = true where id in (select id from sent)', tg_table_name);
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  for name in select stored_in from private.arrival_limits loop
    execute format('drop trigger %I on public.%I', name || '_in_small_statements', name);
    execute format('create trigger %I after insert on public.%I referencing new table as sent for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.settle_arrivals()', name || '_settled', name);
  end loop;
end $$;
drop function private.limit_rows();

-- What `npm run inbox` asks first: the hours of the last day in which a table's limit for everybody was reached.
create function public.flooded_hours() returns table (hour timestamptz, stored_in text)
language plpgsql security definer set search_path = '' as $$
begin
  -- The embedded backend grants everything to visitors, so the grants below are not enough there.
  if current_setting('role', true) is distinct from 'service_role' then
    raise sqlstate 'PT403' using message = 'Only staff may ask for this.';
  end if;
  perform private.forget_arrivals();
  return query
    select a.hour, a.stored_in from private.arrivals as a join private.arrival_limits as l using (stored_in)
    where sender = '00000000-0000-0000-0000-000000000000' and weight >= from_everybody
    order by a.hour, a.stored_in;
end $$;

revoke execute on function private.refuse_arrival(), private.forget_arrivals(),
  private.count_for_everybody(private.arrival_limits, int), private.settle_arrivals() from public;
revoke execute on function public.flooded_hours() from public, anon, authenticated;
grant execute on function public.flooded_hours() to service_role;
