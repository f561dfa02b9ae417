-- A refused request costs others nothing: it is measured before it is read, refused before it is stored where its hour is full,
-- and counted last of all, as a count stays locked until the commit. A visitor chooses the session's time zone
-- (`Prefer: timezone=`), and hours begin at another minute in some of them, so each function here names UTC.

-- How many rows an hour take from visitors, by weight: a row counts 1, and 1 more for each 50 KB.
-- One address may be thousands of phones (mobile carriers share them). The limit for everybody is the last resort.
-- During a flood newcomers still come in: the first rows of a source never count against the limit for everybody.
-- A source is an IPv4 address or an IPv6 /48, as one line can own a whole /48; the limit of one address is by /64.
create table private.arrival_limits (
  stored_in text primary key,
  from_one_address int not null default 200 check (from_one_address > 0),
  from_everybody int not null default 10000,
  free_from_one_source int not null default 3,
  last_cap int not null default 50000,
  check (from_everybody >= 50 * from_one_address),
  check (last_cap >= from_everybody)
);
insert into private.arrival_limits (stored_in) values
  ('consultation_requests'), ('contact_submissions'), ('database_orders'),
  ('referrals'), ('student_profiles'), ('consultant_applications');

-- What differs between the homes. 'address_header' names the header in which the gateway gives the sender's address;
-- without that row no header is believed, as a visitor could write it.
create table private.settings (
  name text primary key,
  value text not null
);

-- How much arrived lately. The zero sender is everybody; another one is the hash of an address, whose key lasts one day.
-- Of everybody, `free` counts the rows that came in by the free room; they do not count as `weight`.
create table private.arrivals (
  hour timestamptz not null,
  stored_in text not null,
  sender uuid not null,
  weight int not null,
  free int not null default 0,
  primary key (hour, stored_in, sender)
);
create table private.arrival_keys (
  day date primary key,
  key uuid not null default gen_random_uuid()
);

-- The sender's address, IPv6 without its last half, which belongs to one household; null where nobody trustworthy tells it.
-- The embedded backend tells it in a claim that it signs.
create function private.sender_address() returns inet
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  header constant text := (select lower(value) from private.settings where name = 'address_header');
  address constant inet := replace(coalesce(claims ->> 'sender_address', headers ->> header), '::ffff:', '');
begin
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
end $$;

create function private.sender_hash(address inet, today date) returns uuid
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  todays uuid;
begin
  loop
    select key into todays from private.arrival_keys where day = today;
    exit when found;
    insert into private.arrival_keys (day) values (today) on conflict do nothing;
    delete from private.arrival_keys where day < today;
  end loop;
  return left(encode(sha256(convert_to(todays || ' ' || address, 'UTF8')), 'hex'), 32)::uuid;
end $$;

-- The sender's counts: of the address (IPv6: its /64), and of the source whose first rows are free (IPv6: its /48).
-- Null where no address is known.
create function private.sender_hashes() returns uuid[]
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  address inet;
  hash uuid;
begin
  begin
    address := private.sender_address();
  exception when others then
    return null;
  end;
  if address is null then
    return null;
  end if;
  hash := private.sender_hash(address, now()::date);
  return array[hash, case family(address)
    when 6 then private.sender_hash(network(set_masklen(address, 48)), now()::date)
    else hash
  end];
end $$;

-- PT429 makes the API answer 429 with the sentence as its message. A refused row takes its count back with it.
create function private.refuse_arrival() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  raise sqlstate 'PT429' using
    message = 'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.';
end $$;

-- Refuses what would be refused in the end, before it takes any room on the disk. It locks nothing.
create function private.require_room(in_table text, senders uuid[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  allowed private.arrival_limits;
  from_address int;
  from_source int;
  is_full boolean;
begin
  select * into strict allowed from private.arrival_limits where stored_in = in_table;
  select
    (select weight from private.arrivals where hour = this_hour and stored_in = in_table and sender = senders[1]),
    (select weight from private.arrivals where hour = this_hour and stored_in = in_table and sender = senders[2])
  into from_address, from_source;
  if senders is null or coalesce(from_source, 0) >= allowed.free_from_one_source then
    select weight >= allowed.from_everybody or weight + free >= allowed.last_cap into is_full
    from private.arrivals
    where hour = this_hour and stored_in = in_table and sender = '00000000-0000-0000-0000-000000000000';
  end if;
  if is_full or from_address >= allowed.from_one_address then
    perform private.refuse_arrival();
  end if;
end $$;

-- Before each row: its size, and how many came before it in the statement.
create function private.limit_arrivals() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  -- No visitor's request can set what is kept here between the rows of a statement.
  rows_sent constant int := coalesce(nullif(current_setting('private.rows_sent', true), '')::int, 0) + 1;
  senders uuid[];
begin
  if pg_column_size(new) > 100 * 1024 then
    raise sqlstate 'PT413' using hint = 'length',
      message = 'This is too long for us to store. Please shorten it, or send it to us by email.';
  elsif rows_sent > 100 then
    raise sqlstate 'PT413' using hint = 'rows', message = 'Please send at most 100 rows at once.';
  elsif rows_sent = 1 then
    senders := private.sender_hashes();
    -- The index has no use for a comparison by the collation that names of tables have.
    perform private.require_room(tg_table_name::text collate "default", senders), set_config('private.senders', coalesce(senders::text, ''), true);
  end if;
  perform set_config('private.rows_sent', rows_sent::text, true);
  return new;
end $$;

create function private.add_arrivals(to_table text, from_sender uuid, added int, added_free int default 0) returns private.arrivals
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  counted private.arrivals;
begin
  insert into private.arrivals as a (hour, stored_in, sender, weight, free)
  values (date_trunc('hour', now()), to_table, from_sender, added, added_free)
  on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight, free = a.free + excluded.free
  returning * into counted;
  return counted;
end $$;

-- Deletes counts older than a day and the keys of their hashes, at most a thousand at a time: the deletion runs within a visitor's insert.
create function private.forget_arrivals() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  a_day_ago constant timestamptz := date_trunc('hour', now()) - interval '1 day';
begin
  if (select min(hour) from private.arrivals) <= a_day_ago then
    delete from private.arrivals where ctid = any (array(
      select ctid from private.arrivals where hour <= a_day_ago order by hour limit 1000 for update skip locked
    ));
  end if;
  if exists (select from private.arrival_keys where day < now()::date) then
    delete from private.arrival_keys where day in (select day from private.arrival_keys where day < now()::date for update skip locked);
  end if;
end $$;

-- After the last row: counts what came, for its address and for everybody. The first few of a source are free: they count
-- against the last cap alone. Marks what came in by that room in a flood.
create function private.settle_arrivals() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  senders constant uuid[] := nullif(current_setting('private.senders', true), '');
  -- A row weighs 1, and 1 more for each 50 KB.
  added constant int := sum(1 + pg_column_size(sent) / 50000) from sent;
  allowed private.arrival_limits;
  counted private.arrivals;
  is_free boolean := false;
begin
  perform set_config('private.rows_sent', '', true);
  if added is null then
    return null;
  end if;
  perform private.forget_arrivals();
  select * into strict allowed from private.arrival_limits where stored_in = tg_table_name;

  if senders is not null then
    counted := private.add_arrivals(tg_table_name, senders[1], added);
    if counted.weight > allowed.from_one_address then
      perform private.refuse_arrival();
    end if;
    if senders[2] <> senders[1] then
      counted := private.add_arrivals(tg_table_name, senders[2], added);
    end if;
    is_free := counted.weight <= allowed.free_from_one_source;
  end if;

  counted := private.add_arrivals(tg_table_name, '00000000-0000-0000-0000-000000000000',
    case when is_free then 0 else added end, case when is_free then added else 0 end);
  if counted.weight + counted.free > allowed.last_cap or not is_free and counted.weight > allowed.from_everybody then
    perform private.refuse_arrival();
  elsif is_free and counted.weight + counted.free >= allowed.from_everybody then
    execute format('update public.%I set in_flood = true where id in (select id from sent)', tg_table_name);
  end if;
  return null;
end $$;

-- What `npm run inbox` asks first: the hours of the last day in which a table's limit for everybody was reached.
create function public.flooded_hours() returns table (hour timestamptz, stored_in text)
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  -- The embedded backend grants everything to visitors, so the grants below are not enough there.
  if current_setting('role', true) is distinct from 'service_role' then
    raise sqlstate 'PT403' using message = 'Only staff may ask for this.';
  end if;
  perform private.forget_arrivals();
  return query
    select a.hour, a.stored_in from private.arrivals as a join private.arrival_limits as l using (stored_in)
    where a.hour > date_trunc('hour', now()) - interval '1 day' and a.sender = '00000000-0000-0000-0000-000000000000'
      and a.weight + a.free >= l.from_everybody
    order by a.hour, a.stored_in;
end $$;

revoke execute on function private.sender_address(), private.sender_hash(inet, date), private.sender_hashes(),
  private.refuse_arrival(), private.require_room(text, uuid[]), private.limit_arrivals(),
  private.add_arrivals(text, uuid, int, int), private.forget_arrivals(), private.settle_arrivals() from public;
revoke execute on function public.flooded_hours() from public, anon, authenticated;
grant execute on function public.flooded_hours() to service_role;

-- Staff and the service role are not counted. Triggers go by their names, and an underscore comes before every letter.
do $$
declare
  name text;
begin
  for name in select stored_in from private.arrival_limits loop
    execute format('create trigger %I before insert on public.%I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_arrivals()', '_' || name || '_within_limits', name);
    execute format('create trigger %I after insert on public.%I referencing new table as sent for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.settle_arrivals()', name || '_settled', name);
  end loop;
end $$;
