create table public.companies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  country text not null,
  industry text not null,
  description text not null,
  career_page_url text not null,
  is_verified boolean not null default false
);
comment on column public.companies.is_verified is 'An established employer with its own careers site. Says nothing about visa sponsorship.';

alter table public.companies enable row level security;
revoke all on public.companies from anon, authenticated;
grant select on public.companies to anon, authenticated;
grant select, insert, update, delete on public.companies to service_role;

create policy "everyone reads companies" on public.companies
  for select to anon, authenticated using (true);
