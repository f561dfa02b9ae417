create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  referrer_email text not null,
  referee_email text,
  referral_code text not null,
  status text not null default 'pending',
  handled_at timestamptz,
  in_flood boolean not null default false
);
comment on column public.referrals.in_flood is 'Came in by the room for newcomers while this hour''s limit for everybody was reached.';

create trigger referral_answerable before insert on public.referrals
  for each row execute function private.require_filled(
    'referrer_email', 'Please enter your email address, so that we can credit your referrals.'
  );

create trigger referral_code_short before insert on public.referrals
  for each row when (length(new.referral_code) > 100)
  execute function private.refuse('referral_code', 'A referral code has at most 100 characters.');

-- Not unique, as a refusal would tell whether a code is stored. A hash index takes values of any length.
create index referrals_referral_code_idx on public.referrals using hash (referral_code);

alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated;
grant insert on public.referrals to anon, authenticated;
grant select, insert, update, delete on public.referrals to service_role;

-- Anyone may refer friends; nobody but staff reads, dates or handles a referral.
create policy "visitors create referrals" on public.referrals
  for insert to anon, authenticated with check (status = 'pending' and handled_at is null and created_at = now() and not in_flood);
