begin;
create temp table relation (name text, new_row text, visitors_may text[]);
insert into relation values
  ('consultation_requests', $$(student_name, student_phone) values ('Asha', '+91 98765 43210')$$, '{INSERT}'),
  ('contact_submissions', $$(name, email, message) values ('Asha', 'asha@example.com', 'Hello')$$, '{INSERT}'),
  ('database_orders', $$(order_reference, customer_name, customer_email, customer_phone, product, price)
    values (gen_random_uuid(), 'Asha', 'asha@example.com', '+91 98765 43210', 'Belgium Companies Database', 2999)$$, '{INSERT}'),
  ('referrals', $$(referrer_email, referral_code) values ('asha@example.com', gen_random_uuid())$$, '{INSERT}'),
  ('student_profiles', $$(name, email) values ('Asha', 'asha@example.com')$$, '{INSERT}'),
  ('consultant_applications', $$(name, phone) values ('Ravi', '+91 98765 43210')$$, '{INSERT}'),
  ('reviews', $$(student_name, destination, rating, review_text, verified) values ('Asha', 'Belgium', 5, 'Good', true)$$, '{SELECT}'),
  ('companies', $$(name, country, industry, description, career_page_url)
    values ('Acme', 'Belgium', 'Anvils', 'Makes anvils.', 'https://example.com')$$, '{SELECT}'),
  ('staff_inbox', $$(kind) values ('order')$$, '{}'),
  ('staff_handled', $$(kind) values ('order')$$, '{}');

-- Other tables that visitors fill are filled with what they require, and take nothing but inserts.
insert into relation
select stored_in, format('(%s) values (%s)', string_agg(quote_ident(column_name), ', '), string_agg(quote_literal('1'), ', ')), '{INSERT}'
from private.arrival_limits join information_schema.columns on table_schema = 'public' and table_name = stored_in
where is_nullable = 'NO' and column_default is null and stored_in not in (select name from relation)
group by stored_in;

select plan((1 + 10 * count(*))::int) from relation;

-- A table or view that nobody has declared here fails; pgTAP brings some of its own.
select set_eq(
  $$ select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e') $$,
  $$ select name from relation $$,
  'what visitors may do is declared for every table and view');

-- Something to find in every table, and applications that another transaction has sent.
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

-- The first wall: grants.
select table_privs_are(
  'public', relation.name, visitor,
  case when name in ('student_profiles', 'consultant_applications') then '{INSERT,SELECT}' else visitors_may end,
  format('%s holds no privilege on %s but those it needs', visitor, name)
)
from relation, unnest('{anon,authenticated}'::text[]) as visitor;

-- The second, which has to hold alone: the embedded backend grants everything to everyone.
grant all on all tables in schema public to anon, authenticated;

create function pg_temp.reaches_a_row(visitor text, statement text) returns boolean language plpgsql as $$
declare touched int;
begin
  perform set_config('role', visitor, true);
  execute statement;
  get diagnostics touched = row_count;
  raise 'undone, so that no attempt changes what the next one finds';
exception
  when raise_exception then return touched > 0;
  -- The second one is what a view over several tables answers to a write.
  when insufficient_privilege or object_not_in_prerequisite_state then return false;
end $$;

select is(
  pg_temp.reaches_a_row(visitor, statement),
  verb = any(visitors_may),
  format('%s %s %s %s', visitor, case when verb = any(visitors_may) then 'may' else 'may not' end, lower(verb), name)
)
from relation, unnest('{anon,authenticated}'::text[]) as visitor,
  lateral (values
    ('SELECT', format('select from public.%I', name)),
    ('INSERT', format('insert into public.%I %s', name, new_row)),
    ('UPDATE', format('update public.%I set id = gen_random_uuid()', name)),
    ('DELETE', format('delete from public.%I', name))
  ) as attempt (verb, statement);

select * from finish();
rollback;
