begin;
select plan(9);

set local role anon;
select results_eq(
  $$ insert into public.consultant_applications (id, name, email) values ('00000000-0000-4000-8000-0000000000a1', 'Asha', 'a@example.com') returning id $$,
  $$ values ('00000000-0000-4000-8000-0000000000a1'::uuid) $$, 'a visitor gets the id of the row that they send');
select throws_ok(format('insert into public.consultant_applications (name, email) values (''Asha'', ''a@example.com'') returning %I', column_name),
  '42501', null, 'no visitor gets ' || column_name)
from unnest('{name,created_at}'::text[]) as column_name;
select throws_ok($$ select name from public.consultant_applications $$, '42501', null, 'no visitor reads what they have just sent');
select lives_ok($$ insert into public.consultant_applications (name, phone) values ('Asha', '+91 1') $$, 'a phone number alone is enough');
select throws_ok($$ insert into public.consultant_applications (email) values ('a@example.com') $$,
  'PT400', 'Please enter your name, so that we can reply.', 'an application needs a name');
select throws_ok($$ insert into public.consultant_applications (name, email, phone) values ('Asha', '', ' ') $$,
  'PT400', 'Please enter an email address or a phone number, so that we can reach you.', 'an application needs an address or a number');

-- Moves the rows into another transaction, as every later request finds them.
reset role;
update public.consultant_applications set inserted_in = '1';
set local role anon;
select is_empty($$ select id from public.consultant_applications $$, 'no visitor reads an id afterwards');

reset role;
insert into public.consultant_applications (name, phone, experience_years, countries, referred_by)
values ('In the inbox', '1', 4, '[100:101]={Belgium,Germany}', 'STUBTEST01');
select results_eq(
  $$ select summary, referral_code from public.staff_inbox where who = 'In the inbox' $$, $$ values ('4 years · Belgium, Germany', 'STUBTEST01') $$,
  'staff see the experience, the countries and the referral code');

select * from finish();
rollback;
