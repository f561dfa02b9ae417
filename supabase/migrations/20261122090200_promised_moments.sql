-- A promised moment falls into business hours, and public holidays are closed days. `src/lib/business-hours.ts` says the same.

-- Belgium's public holidays. `private.close_on` adds the days that replace those of a weekend. Neither of these two is
-- immutable: what a session has planned would keep the older list.
create function private.closed_days() returns date[]
language plpgsql stable parallel safe set search_path = '' set timezone = 'UTC' as $$
begin
  return '{
    2026-01-01, 2026-04-06, 2026-05-01, 2026-05-14, 2026-05-25, 2026-07-21, 2026-08-15, 2026-11-01, 2026-11-11, 2026-12-25,
    2027-01-01, 2027-03-29, 2027-05-01, 2027-05-06, 2027-05-17, 2027-07-21, 2027-08-15, 2027-11-01, 2027-11-11, 2027-12-25,
    2028-01-01, 2028-04-17, 2028-05-01, 2028-05-25, 2028-06-05, 2028-07-21, 2028-08-15, 2028-11-01, 2028-11-11, 2028-12-25
  }'::date[];
end $$;

create function private.is_working_day(day date) returns boolean
language plpgsql stable parallel safe set search_path = '' set timezone = 'UTC' as $$
begin
  return extract(isodow from day) <= 5 and day <> all (private.closed_days());
end $$;

-- Local time throughout: the clocks change on Sundays, when nobody works. Immutable, so that an index can keep the order;
-- with its owner's rights, as visitors' inserts compute that index and what is private is closed to them.
create function private.reply_due(received timestamptz, is_free_call boolean) returns timestamptz
language plpgsql immutable parallel safe security definer set search_path = '' set timezone = 'UTC' as $$
declare
  opens constant interval := '9 hours';
  closes constant interval := '17 hours';
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
      if private.is_working_day(day) and local < day + closes then
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
  if private.is_working_day(day) and local < day + opens and private.is_working_day(day - 1) then
    return (day - 1 + closes) at time zone 'Europe/Brussels';
  end if;
  local := least(greatest(local, day + opens), day + closes);
  while not private.is_working_day(day) loop
    day := day + 1;
    local := local + interval '1 day';
  end loop;
  return local at time zone 'Europe/Brussels';
end $$;

-- Every index that keeps the order of due is made again.
create function private.reindex_due() returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  index regclass;
begin
  for index in
    select objid from pg_catalog.pg_depend
    where classid = 'pg_catalog.pg_class'::regclass
      and refobjid = 'private.reply_due(timestamptz, boolean)'::regprocedure
      and objid in (select indexrelid from pg_catalog.pg_index)
  loop
    execute format('reindex index %s', index);
  end loop;
end $$;

-- The owner's own closed days, such as those that replace a holiday of the weekend: one line in a migration each year.
create function private.close_on(variadic days date[]) returns void
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  execute format(
    'create or replace function private.closed_days() returns date[]
      language plpgsql stable parallel safe set search_path = '''' set timezone = ''UTC'' as $list$ begin return %L::date[]; end $list$',
    (select array_agg(distinct day order by day) from unnest(private.closed_days() || days) as each (day)));
  perform private.reindex_due();
end $$;

revoke execute on function private.closed_days(), private.is_working_day(date), private.reindex_due(), private.close_on(date[])
  from public;

-- Visitors' inserts compute the index, and so need the right; they cannot name the function, as its schema is closed to them.
revoke execute on function private.reply_due(timestamptz, boolean) from public;
grant execute on function private.reply_due(timestamptz, boolean) to anon, authenticated, service_role;
