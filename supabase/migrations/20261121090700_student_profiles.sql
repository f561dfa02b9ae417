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
  handled_at timestamptz,
  inserted_in xid8 not null default pg_current_xact_id(),
  in_flood boolean not null default false
);
comment on column public.student_profiles.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';
comment on column public.student_profiles.inserted_in is 'The transaction that stored the row, and the only one that may read it back.';

create trigger student_answerable before insert on public.student_profiles
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email phone', 'Please enter an email address or a phone number, so that we can reach you.'
  );

-- A visitor may ask for all rows, of which the policy below shows those of the same transaction: found without reading the table.
create index student_profiles_inserted_in_idx on public.student_profiles (inserted_in);

alter table public.student_profiles enable row level security;
revoke all on public.student_profiles from anon, authenticated;
grant insert, select on public.student_profiles to anon, authenticated;
grant select, insert, update, delete on public.student_profiles to service_role;

create policy "visitors register as students" on public.student_profiles
  for insert to anon, authenticated
  with check (handled_at is null and created_at = now() and inserted_in = pg_current_xact_id_if_assigned() and not in_flood);

-- Lets the insert hand its row back (insert … returning) without opening the table to anybody.
create policy "visitors read back what they are sending" on public.student_profiles
  for select to anon, authenticated using (inserted_in = pg_current_xact_id_if_assigned() and created_at = now());
