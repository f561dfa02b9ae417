begin;
select plan(9);

set local role anon;
select results_eq(
  $$ insert into public.student_profiles (id, name, email) values ('00000000-0000-4000-8000-0000000000a1', 'Asha', 'a@example.com') returning id $$,
  $$ values ('00000000-0000-4000-8000-0000000000a1'::uuid) $$, 'a visitor gets the id of the inserted row');
select throws_ok(format('insert into public.student_profiles (name, email) values (''Asha'', ''a@example.com'') returning %I', column_name),
  '42501', null, 'a visitor cannot get ' || column_name || ' of the inserted row')
from unnest('{name,created_at}'::text[]) as column_name;
select throws_ok($$ select name from public.student_profiles $$, '42501', null, 'a visitor cannot read a row after the insert');
select lives_ok($$ insert into public.student_profiles (name, phone) values ('Asha', '+91 1') $$, 'a registration with a phone number and no email address is stored');
select throws_ok($$ insert into public.student_profiles (email) values ('a@example.com') $$,
  'PT400', 'Please enter your name, so that we can reply.', 'a registration needs a name');
select throws_ok($$ insert into public.student_profiles (name, email, phone) values ('Asha', '', ' ') $$,
  'PT400', 'Please enter an email address or a phone number, so that we can reach you.', 'a registration needs an email address or a phone number');

-- Pretend that another transaction inserted the rows, as in every later request.
reset role;
update public.student_profiles set inserted_in = '1';
set local role anon;
select is_empty($$ select id from public.student_profiles $$, 'a visitor cannot read an id in a later request');

reset role;
insert into public.student_profiles (name, phone, current_education, field_of_study, preferred_countries, intake_year)
values ('In the inbox', '1', 'bachelor', 'Physics', '[100:101]={Belgium,Germany}', 'fall-2026');
select is(summary, 'bachelor · Physics · Belgium, Germany · fall-2026', 'staff see the wishes of a student, even in a list that starts at index 100')
from public.staff_inbox where who = 'In the inbox';

select * from finish();
rollback;
