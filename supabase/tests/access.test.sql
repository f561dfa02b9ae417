-- Every role, table and verb. A table of the catalogue that is not declared here fails the test.
begin;
-- `fields` are the columns that visitors may set: those of the form, `id`, `referral_code` and `replaces`. In three tables also
-- `status`, whose value the policies check: schema.test.sql.
create temp table relation (name text, visitors_may text[], new_row text, fields text[]);
insert into relation values
  ('consultation_requests', '{INSERT}', $$(student_name, student_phone) values ('Asha', '+91 98765 43210')$$,
    '{id,student_name,student_phone,student_email,preferred_date,message,status,referral_code,replaces}'),
  ('contact_submissions', '{INSERT}', $$(name, email, message) values ('Asha', 'asha@example.com', 'Hello')$$,
    '{id,name,email,message,referral_code,replaces}'),
  ('database_orders', '{INSERT}', $$(order_reference, customer_name, customer_email, customer_phone, product, price)
    values ('A', 'Asha', 'asha@example.com', '+91 98765 43210', 'Belgium Companies Database', 2999)$$,
    '{id,order_reference,customer_name,customer_email,customer_phone,message,product,price,status,referral_code,replaces}'),
  ('referrals', '{INSERT}', $$(referrer_email, referral_code) values ('asha@example.com', 'A')$$,
    '{id,referrer_email,referee_email,referral_code,status,replaces}'),
  ('student_profiles', '{INSERT}', $$(name, email) values ('Asha', 'asha@example.com')$$,
    '{id,name,email,phone,current_education,field_of_study,current_institution,gpa,graduation_year,preferred_countries,
    preferred_courses,budget_range,english_proficiency,intake_year,career_goals,previous_study_abroad,additional_info,
    referral_code,replaces}'),
  ('consultant_applications', '{INSERT}', $$(name, phone) values ('Ravi', '+91 98765 43210')$$,
    '{id,name,email,phone,linkedin_url,experience_years,education_level,certifications,countries,services_offered,languages_spoken,
    consultation_types,company_name,company_registration,success_rate,client_testimonials,documents_uploaded,background_check,
    terms_accepted,referred_by,replaces}'),
  ('reviews', '{SELECT}', $$(student_name, destination, rating, review_text, verified) values ('Asha', 'Belgium', 5, 'Good', true)$$, '{}'),
  ('companies', '{SELECT}', $$(name, country, industry, description, career_page_url)
    values ('Acme', 'Belgium', 'Anvils', 'Makes anvils.', 'https://example.com')$$, '{}'),
  ('staff_inbox', '{}', $$(kind) values ('order')$$, '{}'),
  ('staff_handled', '{}', $$(kind) values ('order')$$, '{}');
create temp view ours as
select oid, relname::text as name, relkind, relrowsecurity, reloptions from pg_class where relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e');

select plan((6 + 12 * count(*))::int) from relation;

select set_eq(
  $$ select name from ours where relkind in ('r', 'p', 'v', 'm', 'f') $$, $$ select name from relation $$,
  'the rights of visitors are declared for every table and view');
select is_empty(
  $$ select name from ours where relkind in ('r', 'p') and not relrowsecurity $$, 'row-level security guards every table');
select is_empty(
  $$ select name from ours where relkind in ('v', 'm') and not coalesce(reloptions @> '{security_invoker=true}', false) $$,
  'every public view runs with the rights of its reader');
select ok(not has_schema_privilege(visitor, 'private', 'usage'), visitor || ' may not use the schema private')
from unnest('{anon,authenticated}'::text[]) as visitor;
select set_eq(
  $$ select distinct proname::text from pg_proc, unnest('{anon,authenticated}'::text[]) as visitor
    where pronamespace = 'public'::regnamespace and has_function_privilege(visitor, pg_proc.oid, 'execute')
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e') $$,
  '{check_request}'::text[], 'visitors may call no function but the request guard');

-- Every table needs a row, and the two that return an id need one of another transaction.
do $$
declare statement text;
begin
  for statement in select format('insert into public.%I %s', name, new_row) from relation where name not like 'staff%' loop
    execute statement;
  end loop;
  insert into public.contact_submissions (name, email, message, handled_at) values ('Asha', 'asha@example.com', 'Hello', now());
  update public.student_profiles set inserted_in = '1';
  update public.consultant_applications set inserted_in = '1';
end $$;

create function pg_temp.reaches_a_row(visitor text, statement text) returns boolean language plpgsql as $$
declare touched int;
begin
  perform set_config('role', visitor, true);
  execute statement;
  get diagnostics touched = row_count;
  raise 'roll back, so that the next attempt finds the same rows';
exception
  when raise_exception then return touched > 0;
  -- A write to a view over several tables raises the second error.
  when insufficient_privilege or object_not_in_prerequisite_state then return false;
end $$;

select table_privs_are('public', name, visitor, '{}', format('%s holds no grant on the whole of %s', visitor, name))
from relation, unnest('{anon,authenticated}'::text[]) as visitor;
select set_eq(
  format($$ select attname::text from pg_attribute where attrelid = 'public.%I'::regclass and attnum > 0 and not attisdropped
    and has_column_privilege(%L, attrelid, attnum, 'insert') $$, name, visitor),
  fields, format('%s may set no column of %s but the fields of its form', visitor, name)
)
from relation, unnest('{anon,authenticated}'::text[]) as visitor;
select is(
  pg_temp.reaches_a_row(visitor, statement), verb = any(visitors_may),
  format('%s %s %s %s', visitor, case when verb = any(visitors_may) then 'may' else 'may not' end, lower(verb), name)
)
from relation, unnest('{anon,authenticated}'::text[]) as visitor,
  lateral (values
    ('SELECT', format('select %s from public.%I', case when name like 'staff%' then '*' else 'id' end, name)),
    ('INSERT', format('insert into public.%I %s', name, new_row)),
    ('UPDATE', format('update public.%I set id = gen_random_uuid()', name)),
    ('DELETE', format('delete from public.%I', name))
  ) as attempt (verb, statement);

select * from finish();
rollback;
