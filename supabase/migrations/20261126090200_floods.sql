-- The rows that visitors may store in each table in an hour (docs/floods.md). Staff are exempt. 'address' is an IPv4 address or
-- an IPv6 /64. 'network' is an IPv6 /48, whose owner has 65,536 such addresses. 'everybody' is all visitors together: this limit
-- also works when addresses are unknown, or when one sender has many. Without a number of `bytes` only rows are limited.
create table private.row_limits (
  scope text primary key,
  rows int not null,
  bytes bigint
);
insert into private.row_limits values ('address', 200, null), ('network', 2000, null), ('everybody', 20000, 300000000);

-- `sender` is 'everybody', or 'address:' or 'network:' and a hash. The key of the hash changes daily.
create table private.row_counts (
  hour timestamptz not null,
  stored_in text not null,
  sender text not null,
  rows int not null,
  bytes bigint not null,
  primary key (hour, stored_in, sender)
);
create table private.hash_keys (
  day date primary key,
  key uuid not null default gen_random_uuid()
);

-- Reads the sender's address from the header that the setting 'address_header' names. Without the setting it is unknown, because
-- visitors could forge any header. The embedded backend passes no headers to the database.
create function private.sender_address() returns inet
language plpgsql stable set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  header constant text := (select lower(value) from private.settings where name = 'address_header');
begin
  -- '::ffff:203.0.113.1' is an IPv4 address, written as IPv6. `host` returns this form for all others, such as '::FFFF:CB00:7101'.
  return regexp_replace(host((headers ->> header)::inet), '^::ffff:(?=[0-9.]+$)', '')::inet;
exception when invalid_text_representation then
  return null;
end $$;

-- The hash of an address with the key of the day. The first request of a day creates the key. If two do so at once, the second
-- insert waits for the first, and does nothing.
create function private.hash_of(sender inet) returns text
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  todays uuid;
begin
  insert into private.hash_keys (day) values (current_date) on conflict do nothing;
  if found then
    delete from private.hash_keys where day < current_date;
  end if;
  select key into todays from private.hash_keys where day = current_date;
  return encode(sha256(convert_to(todays || ' ' || sender, 'UTF8')), 'hex');
end $$;

-- The senders that a request counts for. 'everybody' is last, because all inserts wait for the lock on its count.
create function private.senders() returns text[]
language plpgsql set search_path = '' as $$
declare
  address constant inet := private.sender_address();
begin
  return case family(address)
    when 4 then array['address:' || private.hash_of(address), 'everybody']
    when 6 then array[
      'address:' || private.hash_of(network(set_masklen(address, 64))),
      'network:' || private.hash_of(network(set_masklen(address, 48))),
      'everybody'
    ]
    else '{everybody}'
  end;
end $$;

create function private.refuse_flood() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('PT429', 'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.');
end $$;

-- Refuses a row before it is stored if it is too large, or if a limit of this hour is reached. It only reads the counts, so it
-- waits for no other request, except for one that is creating the key of the day.
create function private.check_limits() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  -- A variable, because the query would call the function once for each count.
  senders constant text[] := private.senders();
begin
  if pg_column_size(new) > 100 * 1024 then
    -- The same sentence is in the migration `request_guard`, and as `tooLong` in src/content/forms.ts.
    perform private.refuse('PT413', 'This is too long for us to store. Please shorten it, or send it to us by email.', 'length');
  elsif exists (
    select from private.row_counts as counted
    join private.row_limits as allowed on allowed.scope = split_part(counted.sender, ':', 1)
    -- `tg_table_name` has the collation C, which the index does not have.
    where hour = date_trunc('hour', now()) and stored_in = tg_table_name::text collate "default" and sender = any (senders)
      and (counted.rows >= allowed.rows or counted.bytes >= allowed.bytes)
  ) then
    perform private.refuse_flood();
  end if;
  return new;
end $$;

-- Counts a row after it is stored. Runs last, because a count stays locked until the commit. It compares with the limits again,
-- because parallel requests can pass `check_limits` together.
create function private.count_row() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  sizes constant int[] := array(select pg_column_size(sent) from sent);
  is_over boolean;
begin
  if cardinality(sizes) <> 1 then
    perform private.refuse('PT400', 'Please send one row at a time.', 'rows');
  end if;
  -- Delete old counts in small batches, without waiting for another request that deletes them.
  delete from private.row_counts where ctid = any (array(
    select ctid from private.row_counts where hour < this_hour - interval '1 hour' order by hour limit 100 for update skip locked
  ));
  with counts as (
    insert into private.row_counts as counted (hour, stored_in, sender, rows, bytes)
    select this_hour, tg_table_name, sender, 1, sizes[1] from unnest(private.senders()) as sender
    on conflict (hour, stored_in, sender) do update set rows = counted.rows + 1, bytes = counted.bytes + excluded.bytes
    returning counted.sender, counted.rows, counted.bytes
  )
  select bool_or(counts.rows > allowed.rows or counts.bytes > allowed.bytes) into is_over
  from counts join private.row_limits as allowed on allowed.scope = split_part(counts.sender, ':', 1);
  if is_over then
    perform private.refuse_flood();
  end if;
  return null;
end $$;
