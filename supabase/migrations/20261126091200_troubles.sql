-- What staff should look at, one sentence each and without personal data: a full hour, an inbox that fails or is slow, far more
-- requests of a kind than usual.
create function private.troubles() returns setof text
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  asked_at constant timestamptz := clock_timestamp();
begin
  return query
    select format('%s was full in the hour from %s UTC on: requests were refused.', stored_in, to_char(hour, 'HH24:MI'))
    from private.row_counts as counted join private.row_limits as allowed on scope = sender
    where hour >= date_trunc('hour', now()) - interval '1 hour' and (counted.rows >= allowed.rows or counted.bytes >= allowed.bytes)
    order by hour, stored_in;

  begin
    perform max(length(inbox::text)) from (select * from public.staff_inbox order by due, received, id limit 1000) as inbox;
    if clock_timestamp() > asked_at + interval '2 seconds' then
      return next 'The inbox took longer than 2 seconds.';
    end if;
  exception when others or query_canceled then
    return next 'The inbox fails: ' || sqlerrm;
  end;

  return query
    select format('%s of the kind "%s" within a day, where %s are usual.', today, kind, ceil(usual))
    from (
      select kind, count(*) filter (where received > now() - interval '1 day') as today,
        count(*) filter (where received <= now() - interval '1 day') / 28.0 as usual
      from private.submissions where received > now() - interval '29 days' group by kind
    ) as days
    where today >= 50 and today > 5 * usual
    order by kind;
end $$;
