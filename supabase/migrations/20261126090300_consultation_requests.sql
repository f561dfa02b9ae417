create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  student_name text not null,
  student_phone text,
  student_email text,
  -- The inbox cannot convert extreme timestamps to local time. Past dates are allowed, because a phone's clock may be wrong.
  preferred_date timestamptz check (preferred_date >= '2000-01-01T00:00Z' and preferred_date < '2101-01-01T00:00Z'),
  message text,
  status text not null default 'pending',
  referral_code text check (length(referral_code) <= 100),
  replaces uuid,
  handled_at timestamptz,
  due timestamptz
);

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.consultation_requests
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.consultation_requests referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();

-- A booking has an email address or a date, a free call has neither. A booking without an address is refused, so the address alone
-- tells stored rows apart: for `due` and for the inbox.
create trigger require_filled_call before insert on public.consultation_requests
  for each row when (new.student_email is null and new.preferred_date is null)
  execute function private.require_filled(
    'student_name', 'Please enter your name, so that we can reply.',
    'student_phone', 'Please enter your phone number, so that we can call you.'
  );
create trigger require_filled_booking before insert on public.consultation_requests
  for each row when (new.student_email is not null or new.preferred_date is not null)
  execute function private.require_filled(
    'student_name', 'Please enter your name, so that we can reply.',
    'student_email', 'Please enter your email address, so that we can confirm your booking.'
  );
create trigger set_due_call before insert on public.consultation_requests
  for each row when (new.due is null and new.student_email is null) execute function private.set_due('2 business hours');
create trigger set_due_booking before insert on public.consultation_requests
  for each row when (new.due is null and new.student_email is not null) execute function private.set_due('24 hours');

create index consultation_requests_waiting_idx on public.consultation_requests (due, created_at, id) where handled_at is null;

alter table public.consultation_requests enable row level security;
revoke all on public.consultation_requests from anon, authenticated;
grant insert (
  id, student_name, student_phone, student_email, preferred_date, message, status, referral_code, replaces
) on public.consultation_requests to anon, authenticated;

create policy "visitors request consultations" on public.consultation_requests
  for insert to anon, authenticated with check (status = 'pending');

-- A booking without a time is stored at noon UTC, and shown without one. Other times are shown in Antwerp's time. A chosen
-- time of 12:00 UTC is stored one millisecond later, so that it is not taken for a day without a time.
-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.consultation_requests_inbox as
select
  'consultation_requests' as stored_in, case when student_email is null then 'free call' else 'booking' end as kind, id,
  private.excerpt(student_name) as who, private.excerpt(student_email) as email, private.excerpt(student_phone) as phone,
  private.excerpt(concat_ws(' · ',
    to_char(preferred_date at time zone 'Europe/Brussels',
      case when (preferred_date at time zone 'UTC')::time = '12:00' then 'YYYY-MM-DD' else 'YYYY-MM-DD HH24:MI "in Antwerp"' end),
    message
  )) as summary,
  referral_code, replaces, created_at as received, due, handled_at, status, to_jsonb(submission) as record
from public.consultation_requests as submission;
