create table public.student_profiles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text,
  phone text,
  current_education text,
  field_of_study text,
  current_institution text,
  gpa text,
  graduation_year int,
  preferred_countries text[] not null default '{}',
  preferred_courses text[] not null default '{}',
  budget_range text,
  english_proficiency text,
  intake_year text,
  career_goals text,
  previous_study_abroad boolean default false,
  additional_info text,
  referral_code text check (length(referral_code) <= 100),
  replaces uuid,
  handled_at timestamptz,
  due timestamptz,
  inserted_in xid8 not null default pg_current_xact_id()
);

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.student_profiles
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.student_profiles referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger require_filled before insert on public.student_profiles
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email phone', 'Please enter an email address or a phone number, so that we can reach you.'
  );
create trigger set_due before insert on public.student_profiles
  for each row when (new.due is null) execute function private.set_due('24 hours');

create index student_profiles_waiting_idx on public.student_profiles (due, created_at, id) where handled_at is null;
-- Without this index a visitor's `select` would read the whole table to apply the policy.
create index student_profiles_inserted_in_idx on public.student_profiles (inserted_in);

alter table public.student_profiles enable row level security;
revoke all on public.student_profiles from anon, authenticated;
grant insert (
  id, name, email, phone, current_education, field_of_study, current_institution, gpa, graduation_year,
  preferred_countries, preferred_courses, budget_range, english_proficiency, intake_year, career_goals,
  previous_study_abroad, additional_info, referral_code, replaces
) on public.student_profiles to anon, authenticated;
grant select (id) on public.student_profiles to anon, authenticated;

-- Every row passes, because visitors may not set `handled_at`. Supabase's linter warns of `with check (true)`.
create policy "visitors register as students" on public.student_profiles
  for insert to anon, authenticated with check (handled_at is null);
-- The id is readable only in the transaction that inserted the row.
create policy "visitors get the id of what they send" on public.student_profiles
  for select to anon, authenticated using (inserted_in = pg_current_xact_id_if_assigned());

-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.student_profiles_inbox as
select
  'student_profiles' as stored_in, 'student' as kind, id,
  private.excerpt(name) as who, private.excerpt(email) as email, private.excerpt(phone) as phone,
  private.excerpt(
    concat_ws(' · ', current_education, field_of_study, array_to_string(preferred_countries, ', '), intake_year)
  ) as summary,
  referral_code, replaces, created_at as received, due, handled_at, null as status, to_jsonb(submission) as record
from public.student_profiles as submission;
