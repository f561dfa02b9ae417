drop view public.staff_inbox;
drop function private.free_call_due(timestamptz);

-- When a reply was promised: after two business hours for a free call (Monday to Friday 09:00-17:00 in Antwerp), else after 24 hours.
-- Immutable, so that an index can keep the order. Local time throughout: the clocks change on Sundays, when nobody works.
create function private.reply_due(received timestamptz, is_free_call boolean) returns timestamptz
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  local timestamp := received at time zone 'Europe/Brussels';
  remaining interval := '2 hours';
  today timestamp;
begin
  if not is_free_call then
    return (received at time zone 'UTC' + interval '24 hours') at time zone 'UTC';
  end if;
  loop
    today := date_trunc('day', local);
    if extract(isodow from today) <= 5 and local < today + interval '17 hours' then
      local := greatest(local, today + interval '9 hours');
      if local + remaining <= today + interval '17 hours' then
        return (local + remaining) at time zone 'Europe/Brussels';
      end if;
      remaining := remaining - (today + interval '17 hours' - local);
    end if;
    local := today + interval '1 day';
  end loop;
end $$;

-- Visitors' inserts compute the index, and so need the right; they cannot name the function, as its schema is closed to them.
revoke execute on function private.reply_due(timestamptz, boolean) from public;
grant execute on function private.reply_due(timestamptz, boolean) to anon, authenticated, service_role;

create index consultation_requests_waiting_idx on public.consultation_requests
  (private.reply_due(created_at, student_email is null), id) where handled_at is null;
create index contact_submissions_waiting_idx on public.contact_submissions
  (private.reply_due(created_at, false), id) where handled_at is null;
create index database_orders_waiting_idx on public.database_orders
  (private.reply_due(created_at, false), id) where handled_at is null;
create index referrals_waiting_idx on public.referrals
  (private.reply_due(created_at, false), id) where handled_at is null;
create index student_profiles_waiting_idx on public.student_profiles
  (private.reply_due(created_at, false), id) where handled_at is null;
create index consultant_applications_waiting_idx on public.consultant_applications
  (private.reply_due(created_at, false), id) where handled_at is null;

-- Everything a visitor sent, texts cut to 500 characters: a few messages of many megabytes must not hide the others.
create view private.submissions with (security_invoker = true) as
select
  case when student_email is null then 'free call' else 'booking' end as kind,
  id, left(student_name, 500) as who, nullif(left(student_email, 500), '') as email, nullif(left(student_phone, 500), '') as phone,
  nullif(left(concat_ws(' · ', (preferred_date at time zone 'Europe/Brussels')::date, left(message, 500)), 500), '') as summary,
  created_at as received, private.reply_due(created_at, student_email is null) as due, handled_at
from public.consultation_requests
union all
select 'message', id, left(name, 500), nullif(left(email, 500), ''), null, nullif(left(message, 500), ''),
  created_at, private.reply_due(created_at, false), handled_at
from public.contact_submissions
union all
select 'order', id, left(customer_name, 500), nullif(left(customer_email, 500), ''), nullif(left(customer_phone, 500), ''),
  left(concat_ws(' · ',
    left(order_reference, 500) || case when exists (
      select from public.database_orders as other where other.order_reference = this.order_reference and other.id <> this.id
    ) then ' (stands twice)' else '' end,
    left(product, 500), 'Rs ' || price, left(message, 500)), 500),
  created_at, private.reply_due(created_at, false), handled_at
from public.database_orders as this
union all
select 'referral', id, left(referrer_email, 500), nullif(left(referrer_email, 500), ''), null,
  left(left(referral_code, 400) || case when exists (
    select from public.referrals as other
    where other.referral_code = this.referral_code and (other.created_at, other.id) < (this.created_at, this.id)
  ) then ' (stands twice, the earlier one counts)' else '' end, 500),
  created_at, private.reply_due(created_at, false), handled_at
from public.referrals as this
union all
select 'student', id, left(name, 500), nullif(left(email, 500), ''), nullif(left(phone, 500), ''),
  nullif(left(concat_ws(' · ', left(current_education, 500), left(field_of_study, 500),
    array_to_string(preferred_countries[1:20], ', '), left(intake_year, 500)), 500), ''),
  created_at, private.reply_due(created_at, false), handled_at
from public.student_profiles
union all
select 'consultant', id, left(name, 500), nullif(left(email, 500), ''), nullif(left(phone, 500), ''),
  nullif(left(concat_ws(' · ', left(company_name, 500), experience_years || ' years', array_to_string(countries[1:20], ', ')), 500), ''),
  created_at, private.reply_due(created_at, false), handled_at
from public.consultant_applications;

-- Everything that nobody has handled yet; setting `handled_at` takes a row off the list. Ask for it in the order of `due, id`.
create view public.staff_inbox with (security_invoker = true) as
select kind, id, who, email, phone, summary, received, due, due < now() as overdue, concat_ws(' ', who, email, phone, summary) as words
from private.submissions
where handled_at is null;

-- What staff have handled, or marked as junk.
create view public.staff_handled with (security_invoker = true) as
select kind, id, who, email, phone, summary, received, handled_at, concat_ws(' ', who, email, phone, summary) as words
from private.submissions
where handled_at is not null;

revoke all on private.submissions, public.staff_inbox, public.staff_handled from anon, authenticated;
grant select on private.submissions, public.staff_inbox, public.staff_handled to service_role;
