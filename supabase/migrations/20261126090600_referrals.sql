create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  referrer_email text not null,
  referee_email text,
  referral_code text not null check (length(referral_code) <= 100),
  status text not null default 'pending',
  replaces uuid,
  handled_at timestamptz,
  due timestamptz
);

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.referrals
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.referrals referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger require_filled before insert on public.referrals
  for each row execute function private.require_filled(
    'referrer_email', 'Please enter your email address, so that we can credit your referrals.'
  );
create trigger set_due before insert on public.referrals
  for each row when (new.due is null) execute function private.set_due('24 hours');

create index referrals_waiting_idx on public.referrals (due, created_at, id) where handled_at is null;
-- The index is not unique: a refused insert would reveal that a code exists.
create index referrals_referral_code_idx on public.referrals (referral_code);

alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated;
grant insert (id, referrer_email, referee_email, referral_code, status, replaces) on public.referrals to anon, authenticated;

create policy "visitors create referrals" on public.referrals
  for insert to anon, authenticated with check (status = 'pending');

-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.referrals_inbox as
select
  'referrals' as stored_in, 'referral' as kind, id,
  private.excerpt(referrer_email) as who, private.excerpt(referrer_email) as email, null as phone,
  case when exists (
    select from public.referrals as other
    where other.referral_code = submission.referral_code
      and (other.created_at, other.id) < (submission.created_at, submission.id)
  ) then 'an earlier referral has the same code' end as summary,
  referral_code, replaces, created_at as received, due, handled_at, status, to_jsonb(submission) as record
from public.referrals as submission;
