create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  student_name text not null,
  destination text not null,
  rating int not null check (rating between 1 and 5),
  review_text text not null,
  verified boolean not null default false
);

alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant select (id, created_at, student_name, destination, rating, review_text, verified) on public.reviews to anon, authenticated;

create policy "everyone reads verified reviews" on public.reviews
  for select to anon, authenticated using (verified);
