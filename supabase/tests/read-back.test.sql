begin;
select plan(10);

-- Policies alone have to hold: the embedded backend grants everything to everyone.
grant all on all tables in schema public to anon, authenticated;

set local role anon;
select results_eq(
  $$ insert into public.student_profiles (name, email) values ('Asha', 'a@example.com') returning name $$,
  $$ values ('Asha') $$, 'anon gets the stored profile back');
select results_eq(
  $$ insert into public.consultant_applications (name, email) values ('Ravi', 'r@example.com') returning name $$,
  $$ values ('Ravi') $$, 'anon gets the stored application back');

set local role authenticated;
select results_eq(
  $$ insert into public.student_profiles (name, email) values ('Asha', 'a@example.com') returning name $$,
  $$ values ('Asha') $$, 'authenticated gets the stored profile back');
select results_eq(
  $$ insert into public.consultant_applications (name, email) values ('Ravi', 'r@example.com') returning name $$,
  $$ values ('Ravi') $$, 'authenticated gets the stored application back');

reset role;
update public.student_profiles set created_at = now() - interval '1 second';
update public.consultant_applications set created_at = now() - interval '1 second';

set local role anon;
select is_empty($$ select from public.student_profiles $$, 'anon reads no profile of another time');
select is_empty($$ select from public.consultant_applications $$, 'anon reads no application of another time');

-- This test is one transaction, so the rows are moved into another: what every later request sees.
reset role;
update public.student_profiles set created_at = now(), inserted_in = '1';
update public.consultant_applications set created_at = now(), inserted_in = '1';

set local role anon;
select is_empty($$ select from public.student_profiles $$, 'anon reads no profile afterwards');
select is_empty($$ select from public.consultant_applications $$, 'anon reads no application afterwards');

set local role authenticated;
select is_empty($$ select from public.student_profiles $$, 'authenticated reads no profile afterwards');
select is_empty($$ select from public.consultant_applications $$, 'authenticated reads no application afterwards');

select * from finish();
rollback;
