begin;
select plan(7);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity $$,
  'row-level security guards every table');

select set_eq(
  $$ select conname from pg_constraint where connamespace = 'public'::regnamespace and contype = 'u' $$,
  array['database_orders_order_reference_key', 'referrals_referral_code_key'],
  'nothing but codes of our own is unique, so nobody can probe who is stored');

-- A duplicate of both is reported under the first index, and only a duplicate id means "already stored".
insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999);
select throws_ok(
  $$ insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
    values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999) $$,
  '23505', 'duplicate key value violates unique constraint "database_orders_pkey"',
  'sending an order twice names the primary key');

select is_empty(
  $$ select proname from pg_proc, unnest('{anon,authenticated}'::text[]) as visitor
    where pronamespace = 'private'::regnamespace and has_function_privilege(visitor, pg_proc.oid, 'execute') $$,
  'visitors call no function of ours');

insert into public.reviews (student_name, destination, rating, review_text, verified)
values ('Asha', 'Belgium', 5, 'seen', true), ('Ravi', 'Germany', 5, 'unseen', false);
set local role anon;
select is_empty($$ select from public.reviews where not verified or review_text = 'unseen' $$, 'nobody reads an unverified review');

select is(count(*), 26::bigint, 'visitors find the 26 Belgian companies') from public.companies where country = 'Belgium';
select is_empty(
  $$ select name from public.companies where description ~* 'sponsor|visa' or career_page_url !~ '^https://' $$,
  'no company is said to sponsor, and each has a careers site');

select * from finish();
rollback;
