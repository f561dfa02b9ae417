create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  student_name text not null,
  student_phone text,
  student_email text,
  preferred_date timestamptz,
  message text,
  status text not null default 'pending',
  handled_at timestamptz
);

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

alter table public.consultation_requests enable row level security;
revoke all on public.consultation_requests from anon, authenticated;
grant insert on public.consultation_requests to anon, authenticated;
grant select, insert, update, delete on public.consultation_requests to service_role;

-- Anyone may ask for a call; nobody but staff reads, dates or handles a request.
create policy "visitors request consultations" on public.consultation_requests
  for insert to anon, authenticated with check (status = 'pending' and handled_at is null and created_at = now());
