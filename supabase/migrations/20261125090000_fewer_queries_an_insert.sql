-- A query in a trigger costs a visitor's insert 10 to 15 microseconds. These functions run for each insert, and now need
-- one query where they had several.

-- The closed days are read once. Before, `private.is_working_day` read them for each day that it was asked about.
create or replace function private.reply_due(received timestamptz, is_free_call boolean) returns timestamptz
language plpgsql stable parallel safe set search_path = '' set timezone = 'UTC' as $$
declare
  opens constant interval := '9 hours';
  closes constant interval := '17 hours';
  saturday constant int := 6;
  closed constant date[] := array(select closed_days.day from private.closed_days);
  local timestamp := received at time zone 'Europe/Brussels';
  remaining interval := '2 hours';
  day date;
begin
  if not isfinite(received) then
    return received;
  end if;

  if is_free_call then
    day := local::date;
    loop
      if extract(isodow from day) < saturday and day <> all (closed) and local < day + closes then
        local := greatest(local, day + opens);
        if local + remaining <= day + closes then
          return (local + remaining) at time zone 'Europe/Brussels';
        end if;
        remaining := remaining - (day + closes - local);
      end if;
      day := day + 1;
      local := day;
    end loop;
  end if;

  local := (received + interval '24 hours') at time zone 'Europe/Brussels';
  day := local::date;
  -- Before opening, on the second of two working days: the promise falls into the evening of the first.
  if local < day + opens and extract(isodow from day) between 2 and 5 and not closed && array[day - 1, day] then
    return (day - 1 + closes) at time zone 'Europe/Brussels';
  end if;
  local := least(greatest(local, day + opens), day + closes);
  while extract(isodow from day) >= saturday or day = any (closed) loop
    day := day + 1;
    local := local + interval '1 day';
  end loop;
  return local at time zone 'Europe/Brussels';
end $$;

drop function private.is_working_day(date);

-- The limits, the weight of the rows and the age of the oldest count come in one query. Old keys need none: they go with the
-- old counts, and when the first sender of a day gets a new key (`private.sender_hash`).
create or replace function private.settle_arrivals() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  senders constant uuid[] := nullif(current_setting('private.senders', true), '');
  setting constant text := set_config('private.rows_sent', '', true);
  everybody constant uuid := '00000000-0000-0000-0000-000000000000';
  allowed record;
  counted private.arrivals;
  is_free boolean := false;
begin
  select
    limits.*,
    -- A row weighs 1, and 1 more for each 50 KB.
    (select sum(1 + pg_column_size(sent) / 50000) from sent)::int as added,
    (select min(hour) from private.arrivals) <= date_trunc('hour', now()) - interval '1 day' as has_old_counts
  into strict allowed
  from private.arrival_limits as limits where stored_in = tg_table_name;
  if allowed.added is null then
    return null;
  elsif allowed.has_old_counts then
    perform private.forget_arrivals();
  end if;

  if senders is not null then
    counted := private.add_arrivals(tg_table_name, senders[1], allowed.added);
    if counted.weight > allowed.from_one_address then
      perform private.refuse_arrival();
    elsif senders[2] <> senders[1] then
      counted := private.add_arrivals(tg_table_name, senders[2], allowed.added);
    end if;
    is_free := counted.weight <= allowed.free_from_one_source;
  end if;

  if is_free then
    counted := private.add_arrivals(tg_table_name, everybody, 0, allowed.added);
  else
    counted := private.add_arrivals(tg_table_name, everybody, allowed.added, 0);
  end if;
  if counted.weight + counted.free > allowed.last_cap or not is_free and counted.weight > allowed.from_everybody then
    perform private.refuse_arrival();
  elsif is_free and counted.weight + counted.free >= allowed.from_everybody then
    execute format('update public.%I set in_flood = true where id in (select id from sent)', tg_table_name);
  end if;
  return null;
end $$;

-- The header's name is looked up only where a request has headers and its token names no address.
create or replace function private.sender_address() returns inet
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  headers constant jsonb := nullif(current_setting('request.headers', true), '');
  sent text := claims ->> 'sender_address';
  address inet;
begin
  if sent is null and headers is not null then
    sent := headers ->> (select lower(value) from private.settings where name = 'address_header');
  end if;
  address := replace(sent, '::ffff:', '');
  return network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
end $$;
