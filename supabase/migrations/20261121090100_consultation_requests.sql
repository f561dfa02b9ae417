create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  student_name text not null,
  student_phone text,
  student_email text,
  preferred_date timestamptz,
  message text,
  status text not null default 'pending',
  handled_at timestamptz,
  in_flood boolean not null default false
);
comment on column public.consultation_requests.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';

-- Only a booking knows an email address or a date; a free call is answered by phone.
create trigger free_call_answerable before insert on public.consultation_requests
  for each row when (new.student_email is null and new.preferred_date is null)
  execute function private.require_filled(
    'student_name', 'Please enter your name, so that we can reply.',
    'student_phone', 'Please enter your phone number, so that we can call you.'
  );

create trigger booking_answerable before insert on public.consultation_requests
  for each row when (new.student_email is not null or new.preferred_date is not null)
  execute function private.require_filled(
    'student_name', 'Please enter your name, so that we can reply.',
    'student_email', 'Please enter your email address, so that we can confirm your booking.'
  );

-- A timestamp's far ends have no local time anywhere: a view that shows one in Antwerp's time ends in an error.
-- Days gone by are taken: a phone's clock may be wrong.
create trigger booking_date_possible before insert on public.consultation_requests
  for each row when (new.preferred_date < '2000-01-01T00:00Z' or new.preferred_date >= '2101-01-01T00:00Z')
  execute function private.refuse('preferred_date', 'Please choose a day between 2000 and 2100, or none.');

alter table public.consultation_requests enable row level security;
revoke all on public.consultation_requests from anon, authenticated;
grant insert on public.consultation_requests to anon, authenticated;
grant select, insert, update, delete on public.consultation_requests to service_role;

-- Anyone may ask for a call; nobody but staff reads, dates or handles a request.
create policy "visitors request consultations" on public.consultation_requests
  for insert to anon, authenticated with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
