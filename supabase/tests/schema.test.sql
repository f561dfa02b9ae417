begin;
select plan(11);

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity $$,
  'row-level security guards every table');

select is_empty(
  $$ select indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique and not indisprimary $$,
  'nothing but the primary keys is unique, so nobody can probe what is stored');

select is_empty(
  $$ select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal group by tgname having count(*) > 1 $$,
  'each trigger has a name of its own');

select is_empty(
  $$ select relname from pg_class where relkind = 'v' and relname in ('submissions', 'staff_inbox', 'staff_handled')
    and not coalesce(reloptions @> '{security_invoker=true}', false) $$,
  'row-level security guards what each view shows');

insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999);
select throws_ok(
  $$ insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
    values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999) $$,
  '23505', 'duplicate key value violates unique constraint "database_orders_pkey"',
  'sending an order twice names the primary key');

select set_eq(
  $$ select proname from pg_proc, unnest('{anon,authenticated}'::text[]) as visitor
    where pronamespace = 'private'::regnamespace and has_function_privilege(visitor, pg_proc.oid, 'execute') $$,
  array['reply_due'],
  'visitors hold a right on no function of ours but the one that an index computes');
select ok(not has_schema_privilege(visitor, 'private', 'usage'), visitor || ' cannot name what is private')
from unnest('{anon,authenticated}'::text[]) as visitor;

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
