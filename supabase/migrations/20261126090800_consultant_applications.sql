create table public.consultant_applications (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text,
  phone text,
  linkedin_url text,
  experience_years int,
  education_level text,
  certifications text[] not null default '{}',
  countries text[] not null default '{}',
  services_offered text[] not null default '{}',
  languages_spoken text[] not null default '{}',
  consultation_types text[] not null default '{}',
  company_name text,
  company_registration text,
  success_rate text,
  client_testimonials text,
  -- The specification's name: the applicant will send documents when asked.
  documents_uploaded boolean default false,
  background_check boolean default false,
  terms_accepted boolean default false,
  referred_by text check (length(referred_by) <= 100),
  replaces uuid,
  handled_at timestamptz,
  due timestamptz,
  inserted_in xid8 not null default pg_current_xact_id()
);

-- The flood limits, which are not for staff. `count_row` runs once for the statement, and refuses one with several rows.
create trigger check_limits before insert on public.consultant_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_limits();
create trigger count_row after insert on public.consultant_applications referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated')) execute function private.count_row();
create trigger require_filled before insert on public.consultant_applications
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email phone', 'Please enter an email address or a phone number, so that we can reach you.'
  );
create trigger set_due before insert on public.consultant_applications
  for each row when (new.due is null) execute function private.set_due('24 hours');

create index consultant_applications_waiting_idx on public.consultant_applications (due, created_at, id) where handled_at is null;
-- Without this index a visitor's `select` would read the whole table to apply the policy.
create index consultant_applications_inserted_in_idx on public.consultant_applications (inserted_in);

alter table public.consultant_applications enable row level security;
revoke all on public.consultant_applications from anon, authenticated;
grant insert (
  id, name, email, phone, linkedin_url, experience_years, education_level, certifications, countries,
  services_offered, languages_spoken, consultation_types, company_name, company_registration, success_rate,
  client_testimonials, documents_uploaded, background_check, terms_accepted, referred_by, replaces
) on public.consultant_applications to anon, authenticated;
grant select (id) on public.consultant_applications to anon, authenticated;

-- Every row passes, because visitors may not set `handled_at`. Supabase's linter warns of `with check (true)`.
create policy "visitors apply as consultants" on public.consultant_applications
  for insert to anon, authenticated with check (handled_at is null);
-- The id is readable only in the transaction that inserted the row.
create policy "visitors get the id of what they send" on public.consultant_applications
  for select to anon, authenticated using (inserted_in = pg_current_xact_id_if_assigned());

-- A part of private.submissions: all inbox views have the same columns in the same order. `record` is the whole row, for
-- operations/find-person.sql.
create view private.consultant_applications_inbox as
select
  'consultant_applications' as stored_in, 'consultant' as kind, id,
  private.excerpt(name) as who, private.excerpt(email) as email, private.excerpt(phone) as phone,
  private.excerpt(
    concat_ws(' · ', company_name, experience_years || ' years', array_to_string(countries, ', '))
  ) as summary,
  referred_by as referral_code, replaces, created_at as received, due, handled_at, null as status, to_jsonb(submission) as record
from public.consultant_applications as submission;
