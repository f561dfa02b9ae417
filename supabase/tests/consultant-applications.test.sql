begin;
select plan(9);

set local role anon;
select results_eq(
  $$ insert into public.consultant_applications (id, name, email) values ('00000000-0000-4000-8000-0000000000a1', 'Asha', 'a@example.com') returning id $$,
  $$ values ('00000000-0000-4000-8000-0000000000a1'::uuid) $$, 'a visitor gets the id of the inserted row');
select throws_ok(format('insert into public.consultant_applications (name, email) values (''Asha'', ''a@example.com'') returning %I', column_name),
  '42501', null, 'a visitor cannot get ' || column_name || ' of the inserted row')
from unnest('{name,created_at}'::text[]) as column_name;
select throws_ok($$ select name from public.consultant_applications $$, '42501', null, 'a visitor cannot read a row after the insert');
select lives_ok($$ insert into public.consultant_applications (name, phone) values ('Asha', '+91 1') $$, 'an application with a phone number and no email address is stored');
select throws_ok($$ insert into public.consultant_applications (email) values ('a@example.com') $$,
  'PT400', 'Please enter your name, so that we can reply.', 'an application needs a name');
select throws_ok($$ insert into public.consultant_applications (name, email, phone) values ('Asha', '', ' ') $$,
  'PT400', 'Please enter an email address or a phone number, so that we can reach you.', 'an application needs an email address or a phone number');

-- Pretend that another transaction inserted the rows, as in every later request.
reset role;
update public.consultant_applications set inserted_in = '1';
set local role anon;
select is_empty($$ select id from public.consultant_applications $$, 'a visitor cannot read an id in a later request');

reset role;
insert into public.consultant_applications (name, phone, experience_years, countries, referred_by)
values ('In the inbox', '1', 4, '[100:101]={Belgium,Germany}', 'STUBTEST01');
select results_eq(
  $$ select summary, referral_code from public.staff_inbox where who = 'In the inbox' $$, $$ values ('4 years · Belgium, Germany', 'STUBTEST01') $$,
  'staff see experience, countries and referral code in the inbox');

select * from finish();
rollback;
