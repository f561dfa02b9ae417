create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  status text not null default 'pending',
  referral_code text check (length(referral_code) <= 100),
  replaces uuid,
  handled_at timestamptz,
  due timestamptz
);

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.contact_submissions referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger require_filled before insert on public.contact_submissions
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email', 'Please enter your email address, so that we can reply.',
    'message', 'Please enter your message, so that we know how to help.'
  );
create trigger set_due before insert on public.contact_submissions
  for each row when (new.due is null) execute function private.set_due('24 hours');

create index contact_submissions_waiting_idx on public.contact_submissions (due, created_at, id) where handled_at is null;

alter table public.contact_submissions enable row level security;
revoke all on public.contact_submissions from anon, authenticated;
grant insert (id, name, email, message, referral_code, replaces) on public.contact_submissions to anon, authenticated;

create policy "visitors send messages" on public.contact_submissions
  for insert to anon, authenticated with check (status = 'pending');

-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.contact_submissions_inbox as
select
  'contact_submissions' as stored_in, 'message' as kind, id,
  private.excerpt(name) as who, private.excerpt(email) as email, null as phone,
  private.excerpt(message) as summary,
  referral_code, replaces, created_at as received, due, handled_at, status, to_jsonb(submission) as record
from public.contact_submissions as submission;
