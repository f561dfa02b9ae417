-- The reply promised to a free call: two business hours, Monday to Friday 09:00-17:00 in Antwerp.
-- Lays the opening hours left from `received` on end to end and stops where they add up to two. Local time throughout:
-- the clocks change on Sundays, when nobody works.
create function private.free_call_due(received timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select (closes - (open_so_far - interval '2 hours')) at time zone 'Europe/Brussels'
  from (
    select closes, sum(closes - greatest(opens, arrived)) over (order by opens) as open_so_far
    from (select received at time zone 'Europe/Brussels') as local (arrived),
      generate_series(date_trunc('day', arrived), arrived + interval '4 days', interval '1 day') as day,
      lateral (select day + interval '9 hours', day + interval '17 hours') as hours (opens, closes)
    where extract(isodow from day) <= 5 and closes > arrived
  ) as openings
  where open_so_far >= interval '2 hours'
  order by closes
  limit 1
$$;

revoke execute on function private.free_call_due(timestamptz) from public;
grant execute on function private.free_call_due(timestamptz) to service_role;

-- Everything a visitor sent and nobody has handled yet; setting `handled_at` takes a row off the list.
create view public.staff_inbox with (security_invoker = true) as
with waiting as (
  select
    case when student_email is null then 'free call' else 'booking' end as kind,
    id, student_name as who, student_email as email, student_phone as phone,
    concat_ws(' · ', (preferred_date at time zone 'Europe/Brussels')::date, message) as summary,
    created_at as received, handled_at
  from public.consultation_requests
  union all
  select 'message', id, name, email, null, message, created_at, handled_at
  from public.contact_submissions
  union all
  select 'order', id, customer_name, customer_email, customer_phone,
    concat_ws(' · ', order_reference, product, 'Rs ' || price, message), created_at, handled_at
  from public.database_orders
  union all
  select 'referral', id, referrer_email, referrer_email, null, referral_code, created_at, handled_at
  from public.referrals
  union all
  select 'student', id, name, email, phone,
    concat_ws(' · ', current_education, field_of_study, array_to_string(preferred_countries, ', '), intake_year), created_at, handled_at
  from public.student_profiles
  union all
  select 'consultant', id, name, email, phone,
    concat_ws(' · ', company_name, experience_years || ' years', array_to_string(countries, ', ')), created_at, handled_at
  from public.consultant_applications
)
select kind, id, who, nullif(email, '') as email, nullif(phone, '') as phone, nullif(summary, '') as summary,
  received, due, due < now() as overdue
from waiting,
  lateral (
    select case kind when 'free call' then private.free_call_due(received) else received + interval '24 hours' end
  ) as promise (due)
where handled_at is null
order by due;

revoke all on public.staff_inbox from anon, authenticated;
grant select on public.staff_inbox to service_role;
