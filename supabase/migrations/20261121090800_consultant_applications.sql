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
  documents_uploaded boolean default false,
  background_check boolean default false,
  terms_accepted boolean default false,
  referred_by text,
  handled_at timestamptz,
  inserted_in xid8 not null default pg_current_xact_id(),
  in_flood boolean not null default false
);
comment on column public.consultant_applications.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';
comment on column public.consultant_applications.inserted_in is 'The transaction that stored the row, and the only one that may read it back.';

create trigger consultant_answerable before insert on public.consultant_applications
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email phone', 'Please enter an email address or a phone number, so that we can reach you.'
  );

create trigger referred_by_short before insert on public.consultant_applications
  for each row when (length(new.referred_by) > 100)
  execute function private.refuse('referred_by', 'A referral code has at most 100 characters.');

-- A visitor may ask for all rows, of which the policy below shows those of the same transaction: found without reading the table.
create index consultant_applications_inserted_in_idx on public.consultant_applications (inserted_in);

alter table public.consultant_applications enable row level security;
revoke all on public.consultant_applications from anon, authenticated;
grant insert, select on public.consultant_applications to anon, authenticated;
grant select, insert, update, delete on public.consultant_applications to service_role;

create policy "visitors apply as consultants" on public.consultant_applications
  for insert to anon, authenticated
  with check (handled_at is null and created_at = now() and inserted_in = pg_current_xact_id_if_assigned() and not in_flood);

-- Lets the insert hand its row back (insert … returning) without opening the table to anybody.
create policy "visitors read back what they are sending" on public.consultant_applications
  for select to anon, authenticated using (inserted_in = pg_current_xact_id_if_assigned() and created_at = now());
