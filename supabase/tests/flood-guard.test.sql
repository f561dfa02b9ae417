begin;
select plan(50);

create temp table submission (relation text, statement text);
insert into submission values
  ('consultation_requests', $$insert into public.consultation_requests (student_name, student_phone) values ('Asha', '+91 1')$$),
  ('contact_submissions', $$insert into public.contact_submissions (name, email, message) values ('Asha', 'a@example.com', 'Hello')$$),
  ('database_orders', $$insert into public.database_orders (order_reference, customer_name, customer_email, customer_phone, product, price)
    values ('A', 'Asha', 'a@example.com', '+91 1', 'Database', 2999)$$),
  ('referrals', $$insert into public.referrals (referrer_email, referral_code) values ('a@example.com', 'STUBABC123')$$),
  ('student_profiles', $$insert into public.student_profiles (name, email) values ('Asha', 'a@example.com')$$),
  ('consultant_applications', $$insert into public.consultant_applications (name, email) values ('Ravi', 'r@example.com')$$);
grant select on submission to anon, authenticated, service_role;

update private.arrival_limits set from_one_address = 2, from_everybody = 100, free_from_one_source = 0;
delete from private.arrivals;

-- Speaks as the gateway of a hosted project does.
create function pg_temp.comes_from(address text) returns void language sql as $$
  select set_config('request.headers', json_build_object('x-address', address)::text, true);
$$;
create function pg_temp.outcome(statement text, times int) returns text language plpgsql as $$
begin
  for i in 1..times loop
    execute statement;
  end loop;
  return 'stored';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end $$;
create function pg_temp.too_many() returns text language sql as $$
  select 'PT429 We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.'
$$;

insert into private.settings values ('address_header', 'X-Address');
select pg_temp.comes_from('203.0.113.1');
set local role anon;
select is(pg_temp.outcome(statement, 2), 'stored', 'one address stores as many rows as it may in ' || relation) from submission;
select is(pg_temp.outcome(statement, 1), pg_temp.too_many(), 'and not one more in ' || relation) from submission;

set local role authenticated;
select is(pg_temp.outcome(statement, 1), pg_temp.too_many(), 'nor does somebody who is signed in there')
from submission where relation = 'referrals';

select pg_temp.comes_from('203.0.113.2');
select is(pg_temp.outcome(statement, 2), 'stored', 'another address has its own count') from submission where relation = 'referrals';

select pg_temp.comes_from('2001:db8:1:2:aaaa::1');
select is(pg_temp.outcome(statement, 2), 'stored', 'and so has a household with IPv6') from submission where relation = 'referrals';
select pg_temp.comes_from('2001:db8:1:2:bbbb::2');
select is(pg_temp.outcome(statement, 1), pg_temp.too_many(), 'whose whole network counts as one') from submission where relation = 'referrals';
select pg_temp.comes_from('2001:db8:1:3:bbbb::2');
select is(pg_temp.outcome(statement, 1), 'stored', 'a neighbour is another one') from submission where relation = 'referrals';

select pg_temp.comes_from('203.0.113.3');
select is(pg_temp.outcome($$insert into public.referrals (referrer_email, referral_code) values (repeat('a', 60000), 'A')$$, 1), 'stored', 'a long row is stored');
select is(pg_temp.outcome(statement, 1), pg_temp.too_many(), 'and weighs more') from submission where relation = 'referrals';
select pg_temp.comes_from('203.0.113.4');
select is(pg_temp.outcome($$insert into public.referrals (referrer_email, referral_code) values (repeat('a', 1000000), 'A')$$, 1), 'stored', 'however long it is, a first row is stored');

reset role;
set local role service_role;
select pg_temp.comes_from('203.0.113.1');
select is(pg_temp.outcome(statement, 5), 'stored', 'staff are not counted') from submission where relation = 'referrals';
reset role;

select is_empty($$ select from private.arrivals where sender in (md5('203.0.113.1')::uuid, md5('203.0.113.1/32')::uuid) $$, 'no address is kept, nor a hash without a key');
select is(count(*), 1::bigint, 'the key of the day is one') from private.arrival_keys;

-- Without the setting nobody's own header is believed.
delete from private.settings;
delete from private.arrivals;
set local role anon;
select pg_temp.comes_from('203.0.113.1');
select is(pg_temp.outcome(statement, 100), 'stored', 'where no address is known everybody shares one count') from submission where relation = 'referrals';
select pg_temp.comes_from('203.0.113.2');
select is(pg_temp.outcome(statement, 1), pg_temp.too_many(), 'which no header of a visitor goes around') from submission where relation = 'referrals';
select is(pg_temp.outcome(statement, 1), 'stored', 'and which is each table''s own') from submission where relation = 'database_orders';
reset role;

select throws_ok($$ update private.arrival_limits set from_everybody = 99 where stored_in = 'referrals' $$, '23514', null,
  'the limit for everybody is at least fifty times that of one address');

update private.arrivals set hour = hour - interval '1 day';
update private.arrival_keys set day = day - 1;
set local role anon;
select is(pg_temp.outcome(statement, 1), 'stored', 'the next hour counts anew') from submission where relation = 'referrals';
reset role;
select is_empty($$ select from private.arrivals where hour <= date_trunc('hour', now()) - interval '1 day' $$, 'counts are gone after a day');

-- The room for newcomers.
create function pg_temp.send(address text, rows int, times int default 1) returns text language plpgsql as $$
begin
  perform pg_temp.comes_from(address);
  return pg_temp.outcome(format('insert into public.referrals (referrer_email, referral_code) select %L, ''A'' from generate_series(1, %s)', address, rows), times);
end $$;
-- For everybody, free, and rows that are marked.
create function pg_temp.state() returns text language sql security definer as $$
  select concat_ws(' ', (select weight || ' ' || free from private.arrivals where sender = '00000000-0000-0000-0000-000000000000'),
    (select count(*) from public.referrals where in_flood))
$$;
insert into private.settings values ('address_header', 'X-Address');
update private.arrival_limits set from_one_address = 20, from_everybody = 1000, free_from_one_source = 3, last_cap = 1006 where stored_in = 'referrals';
delete from private.arrivals;
delete from public.referrals;
set local role anon;
select is(pg_temp.send('203.0.113.1', 1, 5), 'stored', 'five rows of one source');
select is(pg_temp.state(), '2 3 0', 'of which the first three do not count for everybody');
select is(pg_temp.send('203.0.113.2', 3), 'stored', 'nor do three in one statement');
select is(pg_temp.state(), '2 6 0', 'which take the free room');
select is(pg_temp.send('203.0.113.3', 4), 'stored', 'four in one statement');
select is(pg_temp.state(), '6 6 0', 'have none');
select is(pg_temp.send('2001:db8:1:1::1', 1, 2) || pg_temp.send('2001:db8:1:2::1', 1, 2), 'storedstored', 'two networks of one line');
select is(pg_temp.state(), '7 9 0', 'share its free room');
reset role;
update private.arrivals set weight = 1000, free = 0 where sender = '00000000-0000-0000-0000-000000000000';
set local role anon;
select is(pg_temp.send('203.0.113.1', 1), pg_temp.too_many(), 'in a flood a source that had its first rows is refused');
select is(pg_temp.send('203.0.113.4', 4), pg_temp.too_many(), 'and so are many rows at once');
select is(pg_temp.send('203.0.113.4', 1, 3), 'stored', 'but a newcomer comes in');
select is(pg_temp.state(), '1000 3 3', 'and is marked');
select is(pg_temp.send('203.0.113.5', 3), 'stored', 'and a last one');
select is(pg_temp.send('203.0.113.6', 1), pg_temp.too_many(), 'until the last cap is reached');
reset role;
select throws_ok($$ select public.flooded_hours() $$, 'PT403', null, 'only staff are told of floods');
set local role service_role;
select results_eq($$ select hour, stored_in from public.flooded_hours() $$, $$ select date_trunc('hour', now()), 'referrals' $$, 'staff are told which hour was flooded');
select is(count(*), 6::bigint, 'and see which rows came in by the free room') from public.staff_inbox where in_flood and kind = 'referral';
reset role;
update private.arrivals set hour = hour - interval '1 day';
update private.arrival_keys set day = day - 1;
set local role service_role;
select is_empty($$ select public.flooded_hours() $$, 'a day later');
reset role;
select is_empty($$ select hour from private.arrivals union all select day from private.arrival_keys $$, 'it is forgotten, without any row from a visitor');

update private.arrival_limits set from_one_address = 200, from_everybody = 10000, last_cap = 50000;
set local role anon;
select is(pg_temp.outcome($$insert into public.contact_submissions (name, email, message)
  select 'Asha', 'a@example.com', 'Hello' from generate_series(1, 101)$$, 1), 'PT413 Please send at most 100 rows at once.', '101 rows at once are refused');
reset role;

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (select from pg_policy where polrelid = pg_class.oid and polcmd in ('a', '*'))
    and (select count(*) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal and tgname ~ '_(within_limits|settled)$') < 2 $$,
  'every table that visitors fill is guarded');

select * from finish();
rollback;
