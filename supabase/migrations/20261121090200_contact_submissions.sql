create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  email text not null,
  message text not null,
  status text not null default 'pending',
  handled_at timestamptz,
  in_flood boolean not null default false
);
comment on column public.contact_submissions.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';

create trigger message_answerable before insert on public.contact_submissions
  for each row execute function private.require_filled(
    'name', 'Please enter your name, so that we can reply.',
    'email', 'Please enter your email address, so that we can reply.',
    'message', 'Please enter your message, so that we know how to help.'
  );

alter table public.contact_submissions enable row level security;
revoke all on public.contact_submissions from anon, authenticated;
grant insert on public.contact_submissions to anon, authenticated;
grant select, insert, update, delete on public.contact_submissions to service_role;

-- Anyone may write to us; nobody but staff reads, dates or handles a message.
create policy "visitors send messages" on public.contact_submissions
  for insert to anon, authenticated with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
