begin;
select plan(50);

create function pg_temp.refusal(statement text) returns text language plpgsql as $$
declare
  message text;
  hint text;
begin
  execute statement;
  return 'accepted';
exception when sqlstate 'PT400' then
  get stacked diagnostics message = message_text, hint = pg_exception_hint;
  return hint || ': ' || message;
end $$;

set local role anon;

-- A free call has neither email nor date: it is answered by phone.
select is(pg_temp.refusal(format('insert into public.consultation_requests (student_name, student_phone, student_email, preferred_date, message) values (%s)', request)), answer, label)
from (values
  ($$'Asha', '+91 1', null, null, null$$, 'accepted', 'a free call with name and phone'),
  ($$null, '+91 1', null, null, null$$, 'student_name: Please enter your name, so that we can reply.', 'a free call without a name'),
  ($$'', '+91 1', null, null, null$$, 'student_name: Please enter your name, so that we can reply.', 'a free call with an empty name'),
  ($$'Asha', null, null, null, null$$, 'student_phone: Please enter your phone number, so that we can call you.', 'a free call without a phone'),
  ($$'Asha', '  ', null, null, 'Referral code: STUBABC123'$$, 'student_phone: Please enter your phone number, so that we can call you.', 'a free call with a blank phone'),
  ($$'Asha', '', 'a@example.com', null, 'Session: 15 minutes'$$, 'accepted', 'a booking without a phone'),
  ($$'Asha', null, 'a@example.com', '2026-12-01T12:00Z', null$$, 'accepted', 'a booking with a date'),
  ($$'  ', '+91 1', 'a@example.com', null, null$$, 'student_name: Please enter your name, so that we can reply.', 'a booking without a name'),
  ($$'Asha', '+91 1', '', null, null$$, 'student_email: Please enter your email address, so that we can confirm your booking.', 'a booking with an empty email'),
  ($$'Asha', null, 'a@example.com', '2001-01-01T12:00Z', null$$, 'accepted', 'a booking by a clock that is years slow'),
  ($$'Asha', null, 'a@example.com', '2100-12-31T23:59:59Z', null$$, 'accepted', 'a booking for the last day there is'),
  ($$'Asha', null, 'a@example.com', '2101-01-01T00:00Z', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for the day after'),
  ($$'Asha', null, 'a@example.com', '1999-12-31T23:59:59Z', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for the last century'),
  ($$'Asha', null, 'a@example.com', '294276-12-31T23:30Z', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for the end of time'),
  ($$'Asha', null, 'a@example.com', '4714-11-24 00:00Z BC', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for its beginning'),
  ($$'Asha', null, 'a@example.com', 'infinity', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for never'),
  ($$'Asha', null, 'a@example.com', '-infinity', null$$, 'preferred_date: Please choose a day between 2000 and 2100, or none.', 'a booking for always'),
  ($$'Asha', '+91 1', null, '2026-12-01T12:00Z', null$$, 'student_email: Please enter your email address, so that we can confirm your booking.', 'a booking without an email')
) as requests (request, answer, label);

select is(pg_temp.refusal(format('insert into public.contact_submissions (name, email, message) values (%s)', submission)), answer, label)
from (values
  ($$'Asha', 'a@example.com', 'Hi'$$, 'accepted', 'a complete message'),
  ($$null, 'a@example.com', 'Hi'$$, 'name: Please enter your name, so that we can reply.', 'a message without a name'),
  ($$'Asha', ' ', 'Hi'$$, 'email: Please enter your email address, so that we can reply.', 'a message without an email'),
  ($$'Asha', 'a@example.com', E' \n\t'$$, 'message: Please enter your message, so that we know how to help.', 'a message without words')
) as submissions (submission, answer, label);

select is(pg_temp.refusal(format('insert into public.database_orders (order_reference, product, price, customer_name, customer_email, customer_phone) values (%s)', customer)), answer, label)
from (values
  ($$'A', 'Database', 2999, 'Asha', 'a@example.com', '+91 1'$$, 'accepted', 'a complete order'),
  ($$'B', 'Database', 2999, ' ', 'a@example.com', '+91 1'$$, 'customer_name: Please enter your name, so that we can reply.', 'an order without a name'),
  ($$'C', 'Database', 2999, 'Asha', null, '+91 1'$$, 'customer_email: Please enter your email address, so that we can send you the payment details.', 'an order without an email'),
  ($$'D', 'Database', 2999, 'Asha', 'a@example.com', ''$$, 'customer_phone: Please enter your phone number, so that we can reach you about your order.', 'an order without a phone')
) as orders (customer, answer, label);

select is(pg_temp.refusal(format('insert into public.%I (%I, %s) values (repeat(''A'', %s), %s)', relation, code, columns, length, row)),
  case when length > 100 then code || ': ' || sentence else 'accepted' end, format('%s characters in %s', length, code))
from unnest('{100,101}'::int[]) as length, (values
  ('database_orders', 'order_reference', 'product, price, customer_name, customer_email, customer_phone', $$'Database', 2999, 'Asha', 'a@example.com', '+91 1'$$,
    'A reference has at most 100 characters.'),
  ('referrals', 'referral_code', 'referrer_email', $$'a@example.com'$$, 'A referral code has at most 100 characters.'),
  ('consultant_applications', 'referred_by', 'name, email', $$'Ravi', 'r@example.com'$$, 'A referral code has at most 100 characters.')
) as codes (relation, code, columns, row, sentence);

select is(pg_temp.refusal(format('insert into public.referrals (referral_code, referrer_email, referee_email) values (%s)', referral)), answer, label)
from (values
  ($$'A', 'a@example.com', ''$$, 'accepted', 'a referral of nobody in particular'),
  ($$'B', '', 'b@example.com'$$, 'referrer_email: Please enter your email address, so that we can credit your referrals.', 'a referral without the referrer')
) as referrals (referral, answer, label);

select is(pg_temp.refusal(format('insert into public.%I (name, email, phone) values (%s)', applications, applicant)), answer, label || ' in ' || applications)
from unnest('{student_profiles,consultant_applications}'::text[]) as applications, (values
  ($$'Asha', 'a@example.com', null$$, 'accepted', 'an application with an email alone'),
  ($$'Asha', '', '+91 1'$$, 'accepted', 'an application with a phone alone'),
  ($$null, 'a@example.com', '+91 1'$$, 'name: Please enter your name, so that we can reply.', 'an application without a name'),
  ($$'Asha', null, ' '$$, 'email: Please enter an email address or a phone number, so that we can reach you.', 'an application that nobody can answer')
) as applicants (applicant, answer, label);

select is(pg_temp.refusal(format('insert into public.contact_submissions (name, email, message) values (%L, %L, %L)', name, 'a@example.com', 'Hi')), answer, label)
from (values
  (E'\u00a0\u2003\u3000', 'name: Please enter your name, so that we can reply.', 'a name of Unicode spaces'),
  (E'\u200b\u200d\u2060\ufeff', 'name: Please enter your name, so that we can reply.', 'a name of zero-width characters'),
  (E'\u202e\u200f', 'name: Please enter your name, so that we can reply.', 'a name of direction marks'),
  ('आशा', 'accepted', 'a name in Devanagari'),
  (E'क्\u200dष', 'accepted', 'a name that contains a zero-width joiner'),
  ('李', 'accepted', 'a name of one character'),
  ('<script>alert(1)</script>', 'accepted', 'a name that looks like markup'),
  (E'\u00a0Asha\u00a0', 'accepted', 'a name between spaces')
) as names (name, answer, label);

select * from finish();
rollback;
