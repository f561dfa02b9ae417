-- How many rows an hour take from visitors, by weight: a row counts 1, and 1 more for each 50 KB.
-- One address may be thousands of phones (mobile carriers share them). The limit for everybody is the last resort.
create table private.arrival_limits (
  stored_in text primary key,
  from_one_address int not null default 200 check (from_one_address > 0),
  from_everybody int not null default 10000,
  check (from_everybody >= 50 * from_one_address)
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
create table private.arrivals (
  hour timestamptz not null,
  stored_in text not null,
  sender uuid not null,
  weight int not null,
  primary key (hour, stored_in, sender)
);
create table private.arrival_keys (
  day date primary key,
  key uuid not null default gen_random_uuid()
);

-- The sender's address, IPv6 without its last half, which belongs to one household; null where nobody trustworthy tells it.
-- The embedded backend tells it in a claim that it signs.
create function private.sender_address() returns inet
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  header constant text := (select lower(value) from private.settings where name = 'address_header');
  address constant inet := replace(coalesce(claims ->> 'sender_address', headers ->> header), '::ffff:', '');
begin
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
end $$;

create function private.sender_hash(address inet, today date) returns uuid
language plpgsql security definer set search_path = '' as $$
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

-- Refuses what is more than an hour's worth. PT429 makes the API answer 429 with the sentence as its message.
-- A refused row takes its count back with it.
create function private.limit_arrivals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  everybody constant uuid := '00000000-0000-0000-0000-000000000000';
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
    values (this_hour, tg_table_name, private.sender_hash(address, (this_hour at time zone 'UTC')::date), row_weight)
    on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight
      where a.weight + excluded.weight <= allowed.from_one_address
    returning weight into so_far;
  end if;
  if address is null or so_far is not null then
    insert into private.arrivals as a (hour, stored_in, sender, weight)
    values (this_hour, tg_table_name, everybody, row_weight)
    on conflict (hour, stored_in, sender) do update set weight = a.weight + excluded.weight
      where a.weight + excluded.weight <= allowed.from_everybody
    returning weight into so_far;
  end if;
  if so_far is null then
    raise sqlstate 'PT429' using
      message = 'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.';
  end if;

  if so_far = row_weight then
    delete from private.arrivals where (hour, stored_in, sender) in (
      select hour, stored_in, sender from private.arrivals where hour <= this_hour - interval '1 day' for update skip locked
    );
  end if;
  return new;
end $$;

create function private.limit_rows() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (select count(*) > 100 from sent) then
    raise sqlstate 'PT413' using message = 'Please send at most 100 rows at once.';
  end if;
  return null;
end $$;

revoke execute on function private.sender_address(), private.sender_hash(inet, date), private.limit_arrivals(), private.limit_rows() from public;

-- Staff and the service role are not counted.
do $$
declare
  name text;
begin
  for name in select stored_in from private.arrival_limits loop
    execute format('create trigger %I before insert on public.%I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_arrivals()', name || '_within_limits', name);
    execute format('create trigger %I after insert on public.%I referencing new table as sent for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows()', name || '_in_small_statements', name);
  end loop;
end $$;
