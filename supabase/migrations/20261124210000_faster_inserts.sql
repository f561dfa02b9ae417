-- These functions run for each insert, and in PL/pgSQL a query costs some 10 microseconds more than an expression. So
-- `require_room` reads all counts in one query, `require_filled` tests a column without one, and settings are assigned
-- to a variable, as `perform` is a query.

create or replace function private.require_room(in_table text, senders uuid[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  is_full boolean;
begin
  select address.weight >= allowed.from_one_address
    or (senders is null or coalesce(source.weight, 0) >= allowed.free_from_one_source)
      and (everybody.weight >= allowed.from_everybody or everybody.weight + everybody.free >= allowed.last_cap)
  into strict is_full
  from private.arrival_limits as allowed
  left join private.arrivals as address
    on address.hour = this_hour and address.stored_in = in_table and address.sender = senders[1]
  left join private.arrivals as source
    on source.hour = this_hour and source.stored_in = in_table and source.sender = senders[2]
  left join private.arrivals as everybody
    on everybody.hour = this_hour and everybody.stored_in = in_table and everybody.sender = '00000000-0000-0000-0000-000000000000'
  where allowed.stored_in = in_table;
  if is_full then
    perform private.refuse_arrival();
  end if;
end $$;

create or replace function private.require_filled() returns trigger
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  -- Anything but what shows as nothing: control characters, Unicode's spaces, zero-width and direction marks.
  visible constant text := '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
  sent constant jsonb := to_jsonb(new);
  columns text[];
  name text;
  is_filled boolean;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    columns := string_to_array(tg_argv[i], ' ');
    is_filled := false;
    foreach name in array columns loop
      is_filled := is_filled or coalesce(sent ->> name ~ visible, false);
    end loop;
    if not is_filled then
      raise sqlstate 'PT400' using message = tg_argv[i + 1], hint = columns[1];
    end if;
  end loop;
  return new;
end $$;

create or replace function private.limit_arrivals() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  -- No visitor's request can set what is kept here between the rows of a statement.
  rows_sent constant int := coalesce(nullif(current_setting('private.rows_sent', true), '')::int, 0) + 1;
  senders uuid[];
  setting text;
begin
  if pg_column_size(new) > 100 * 1024 then
    raise sqlstate 'PT413' using hint = 'length',
      message = 'This is too long for us to store. Please shorten it, or send it to us by email.';
  elsif rows_sent > 100 then
    raise sqlstate 'PT413' using hint = 'rows', message = 'Please send at most 100 rows at once.';
  elsif rows_sent = 1 then
    senders := private.sender_hashes();
    -- The index has no use for a comparison by the collation that names of tables have.
    perform private.require_room(tg_table_name::text collate "default", senders);
    setting := set_config('private.senders', coalesce(senders::text, ''), true);
  end if;
  setting := set_config('private.rows_sent', rows_sent::text, true);
  return new;
end $$;
