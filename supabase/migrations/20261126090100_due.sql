-- Public holidays of Belgium and closed days of the owner, the same as in `src/lib/closed-days.ts`.
create table private.closed_days (day date primary key);
insert into private.closed_days select unnest('{
  2026-01-01, 2026-04-06, 2026-05-01, 2026-05-14, 2026-05-25, 2026-07-21, 2026-08-15, 2026-11-01, 2026-11-11, 2026-12-25,
  2027-01-01, 2027-03-29, 2027-05-01, 2027-05-06, 2027-05-17, 2027-07-21, 2027-08-15, 2027-11-01, 2027-11-11, 2027-12-25,
  2028-01-01, 2028-04-17, 2028-05-01, 2028-05-25, 2028-06-05, 2028-07-21, 2028-08-15, 2028-11-01, 2028-11-11, 2028-12-25
}'::date[]);

-- The moment by which a reply is promised, always in business hours and rounded down to the half hour, the same as in
-- `src/lib/business-hours.ts`. `within` is the promise: '24 hours' or '2 business hours'. Adding to local time is safe, because
-- the clocks change on Sundays, when we are closed.
create function private.reply_due(received timestamptz, within text) returns timestamptz
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
declare
  opens constant interval := '9 hours';
  closes constant interval := '17 hours';
  saturday constant int := 6;
  closed constant date[] := array(select closed_days.day from private.closed_days);
  local timestamp := received at time zone 'Europe/Brussels';
  remaining interval := '2 hours';
  day date;
begin
  if within not in ('24 hours', '2 business hours') then
    raise 'No promise is called %.', within;
  end if;

  if within = '2 business hours' then
    day := local::date;
    loop
      if extract(isodow from day) < saturday and day <> all (closed) and local < day + closes then
        local := greatest(local, day + opens);
        if local + remaining <= day + closes then
          return date_bin('30 minutes', local + remaining, '2000-01-01') at time zone 'Europe/Brussels';
        end if;
        remaining := remaining - (day + closes - local);
      end if;
      day := day + 1;
      local := day;
    end loop;
  end if;

  local := (received + interval '24 hours') at time zone 'Europe/Brussels';
  day := local::date;
  -- Due before opening on the second of two working days: promise the closing time of the first.
  if local < day + opens and extract(isodow from day) between 2 and 5 and not closed && array[day - 1, day] then
    return (day - 1 + closes) at time zone 'Europe/Brussels';
  end if;
  local := least(greatest(local, day + opens), day + closes);
  while extract(isodow from day) >= saturday or day = any (closed) loop
    day := day + 1;
    local := local + interval '1 day';
  end loop;
  return date_bin('30 minutes', local, '2000-01-01') at time zone 'Europe/Brussels';
end $$;

-- Stores the promised moment in the row, so that a closed day added later does not move it. The argument is the promise.
create function private.set_due() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  new.due := private.reply_due(new.created_at, tg_argv[0]);
  return new;
end $$;
