begin;
select plan(9);

set local role anon;
select throws_ok(format('insert into public.contact_submissions (name, email, message) values (%s)', message), 'PT400', sentence, claim)
from (values
  ($$null, 'a@example.com', 'Hi'$$, 'Please enter your name, so that we can reply.', 'a message needs a name'),
  ($$'Asha', ' ', 'Hi'$$, 'Please enter your email address, so that we can reply.', 'a message needs an email address'),
  ($$'Asha', 'a@example.com', E' \n\t'$$, 'Please enter your message, so that we know how to help.', 'a message needs text'),
  ($$E'\u00a0\u2003\u3000', 'a@example.com', 'Hi'$$, 'Please enter your name, so that we can reply.', 'a name of Unicode spaces is refused'),
  ($$E'\u200b\u200d\u2060\ufeff\u202e', 'a@example.com', 'Hi'$$, 'Please enter your name, so that we can reply.', 'a name of invisible characters is refused')
) as refused (message, sentence, claim);
select lives_ok(format('insert into public.contact_submissions (name, email, message) values (%L, %L, %L)', name, 'a@example.com', 'Hi'), 'the name ' || name || ' is stored')
from unnest(array['आशा', E'क्\u200dष', '<script>alert(1)</script>']) as name;

reset role;
insert into public.contact_submissions (name, email, message, created_at, due) values
  ('Restored', 'a@example.com', 'Hi', '2026-11-20', '2026-11-21 10:00Z');
select is(due, '2026-11-21 10:00Z', 'a row that staff restore keeps its due time') from public.contact_submissions where name = 'Restored';

select * from finish();
rollback;
