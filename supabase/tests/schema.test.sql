begin;
select plan(13);

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

-- What is ours: pgTAP brings views and functions of its own.
create temp view ours as
select oid, relnamespace::regnamespace::text as room, relkind, reloptions from pg_class
where relnamespace::regnamespace::text in ('public', 'private')
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e');

select is_empty(
  $$ select oid::regclass from ours where relkind in ('v', 'm') and not coalesce(reloptions @> '{security_invoker=true}', false) $$,
  'every view shows what row-level security lets its reader see');

-- Through any number of views.
create temp view shown_in_inbox as
with recursive read (oid) as (
  select 'public.staff_inbox'::regclass::oid
  union
  select refobjid from read join pg_rewrite on ev_class = read.oid
    join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
)
select oid from read;
create temp view filled_by_visitors as
select ours.oid from ours join pg_policy on polrelid = ours.oid and polcmd in ('a', '*') where room = 'public';

select is_empty(
  $$ select oid::regclass from filled_by_visitors where oid not in (select oid from shown_in_inbox) $$,
  'every table that visitors fill is shown in the staff inbox');
select isnt_empty($$ select from filled_by_visitors $$, 'and there are some');
select is_empty(
  $$ select proname from pg_proc, unnest('{anon,authenticated}'::text[]) as visitor
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(visitor, pg_proc.oid, 'execute')
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e') $$,
  'visitors may call no function');

insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999);
select throws_ok(
  $$ insert into public.database_orders (id, order_reference, customer_name, customer_email, customer_phone, product, price)
    values ('00000000-0000-4000-8000-000000000001', 'STUB_DB_ASHA_20261121_AAAA', 'Asha', 'a@example.com', '+91 1', 'Database', 2999) $$,
  '23505', 'duplicate key value violates unique constraint "database_orders_pkey"',
  'sending an order twice names the primary key');

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
