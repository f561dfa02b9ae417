-- The recipe of CONTRIBUTING.md for a table that visitors fill, beside a table whose migrations say each thing by itself.
begin;
select plan(12);

create table public.callbacks (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  phone text not null
);
select private.take_submissions('callbacks',
  'name', 'Please enter your name, so that we can reply.',
  'phone', 'Please enter your phone number, so that we can reply.');
create view private.callbacks_inbox with (security_invoker = true) as
select 'callback' as kind, id, left(name, 500) as who, null as email, left(phone, 500) as phone, null as summary,
  created_at as received, due, handled_at, in_flood
from public.callbacks;
select private.gather_inbox();
insert into public.contact_submissions (name, email, message) values ('Writer', 'writer@example.com', 'Hello');

create function pg_temp.said_of(name text) returns table (what text) language sql as $$
  select replace(said, name, 'this table') from (
    select 'row-level security: ' || relrowsecurity as said from pg_class where oid = name::regclass
    union all
    select format('policy: %s %s %s', cmd, roles, with_check) from pg_policies where schemaname = 'public' and tablename = name
    union all
    select format('%s may %s', grantee, privilege_type) from information_schema.role_table_grants
    where table_schema = 'public' and table_name = name and grantee in ('anon', 'authenticated', 'service_role')
    union all
    select pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = name::regclass and not tgisinternal and tgname not like '%\_answerable'
    union all
    select pg_get_indexdef(indexrelid) from pg_index where indrelid = name::regclass
    union all
    select format('column: %s %s %s %s', column_name, data_type, is_nullable, column_default) from information_schema.columns
    where table_schema = 'public' and table_name = name and column_name in ('id', 'created_at', 'status', 'handled_at', 'in_flood', 'due')
  ) as each (said)
$$;
select set_eq(
  $$ select * from pg_temp.said_of('callbacks') $$, $$ select * from pg_temp.said_of('contact_submissions') $$,
  'a new table has the policy, the grants, the triggers, the index and the columns of the others');
select isnt_empty($$ select * from pg_temp.said_of('callbacks') $$, 'and it has some');

-- The policy has to hold alone: the embedded backend grants everything to everyone.
grant all on public.callbacks to anon, authenticated;
set local role anon;
select lives_ok($$ insert into public.callbacks (name, phone) values ('Asha', '+91 1') $$, 'visitors fill it');
select throws_ok($$ insert into public.callbacks (name, phone) values ('Asha', ' ') $$,
  'PT400', 'Please enter your phone number, so that we can reply.', 'but not with a row that nobody could answer');
select throws_ok($$ insert into public.callbacks (name, phone, in_flood) values ('Asha', '+91 1', true) $$,
  '42501', null, 'nor as they like');
select is_empty($$ select from public.callbacks $$, 'they read nothing');
reset role;

set local role service_role;
select results_eq(
  $$ select kind, who, phone from public.staff_inbox where kind = 'callback' $$, $$ values ('callback', 'Asha', '+91 1') $$,
  'staff see it in the inbox');
select isnt_empty($$ select from public.staff_inbox where kind <> 'callback' $$, 'beside the others');
select lives_ok($$ update public.callbacks set handled_at = now() $$, 'and handle it');
select is_empty($$ select from public.staff_inbox where kind = 'callback' $$, 'which takes it off the list');
reset role;

update private.arrival_limits set from_one_address = 1, from_everybody = 50, free_from_one_source = 0 where stored_in = 'callbacks';
delete from private.arrivals;
set local role anon;
select lives_ok($$ insert into public.callbacks (name, phone) select 'Asha', '+91 1' from generate_series(1, 50) $$, 'an hour takes as many');
select throws_like($$ insert into public.callbacks (name, phone) values ('Asha', '+91 1') $$, '%too many requests%', 'and no more');
reset role;

select * from finish();
rollback;
