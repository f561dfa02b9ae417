-- Visitors may set only the fields of a form. The other columns come from the catalogue.
begin;
create temp table forgery as
select visitor, table_name, column_name, format('insert into public.%I (%I) values (default)', table_name, column_name) as statement
from (values
  ('consultation_requests', '{id,student_name,student_phone,student_email,preferred_date,message,status,referral_code,replaces}'::text[]),
  ('contact_submissions', '{id,name,email,message,referral_code,replaces}'),
  ('database_orders', '{id,order_reference,customer_name,customer_email,customer_phone,message,product,price,status,referral_code,replaces}'),
  ('referrals', '{id,referrer_email,referee_email,referral_code,status,replaces}'),
  ('student_profiles', '{id,name,email,phone,current_education,field_of_study,current_institution,gpa,graduation_year,preferred_countries,
    preferred_courses,budget_range,english_proficiency,intake_year,career_goals,previous_study_abroad,additional_info,referral_code,replaces}'),
  ('consultant_applications', '{id,name,email,phone,linkedin_url,experience_years,education_level,certifications,countries,services_offered,
    languages_spoken,consultation_types,company_name,company_registration,success_rate,client_testimonials,documents_uploaded,
    background_check,terms_accepted,referred_by,replaces}'),
  ('reviews', '{}'), ('companies', '{}')
) as form (table_name, fields)
join information_schema.columns using (table_name), unnest('{anon,authenticated}'::text[]) as visitor
where table_schema = 'public' and column_name <> all (fields);
grant select on forgery to anon, authenticated;

select plan((3 + count(*))::int) from forgery;
select isnt_empty($$ select from forgery where column_name = 'handled_at' $$, 'handled_at is among the columns that are not fields');

set local role anon;
select throws_ok(statement, '42501', null, format('anon cannot set %s.%s', table_name, column_name)) from forgery where visitor = 'anon';
set local role authenticated;
select throws_ok(statement, '42501', null, format('authenticated cannot set %s.%s', table_name, column_name))
from forgery where visitor = 'authenticated';

select throws_ok(
  $$ insert into public.referrals (referrer_email, referral_code, status) values ('a@example.com', 'A', 'credited') $$,
  '42501', null, 'a visitor may not set another status than pending');
select lives_ok(
  $$ insert into public.referrals (referrer_email, referral_code, status) values ('a@example.com', 'A', 'pending') $$,
  'a visitor may set the status pending');

select * from finish();
rollback;
