begin;
select plan(71);

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
select is_empty($$ select from private.arrivals where hour <= now() - interval '1 day' $$, 'counts are gone after a day');

-- What a flood of many addresses leaves is deleted by no single request.
delete from private.arrivals;
insert into private.arrivals (hour, stored_in, sender, weight)
select now() - interval '2 days', 'referrals', gen_random_uuid(), 1 from generate_series(1, 2500);
insert into private.arrivals (hour, stored_in, sender, weight)
values (now() - interval '25 hours', 'referrals', '00000000-0000-0000-0000-000000000000', 10000);
set local role anon;
select is(pg_temp.outcome(statement, 1), 'stored', 'a visitor among many old counts') from submission where relation = 'referrals';
reset role;
select is(count(*), 1501::bigint, 'deletes a thousand of them') from private.arrivals where hour <= now() - interval '1 day';
set local role service_role;
select is_empty($$ select from public.flooded_hours() $$, 'staff are told of no flood that was over a day ago');
reset role;
select is(count(*), 501::bigint, 'and delete as many') from private.arrivals where hour <= now() - interval '1 day';

-- The room for newcomers.
create function pg_temp.send(address text, rows int, times int default 1) returns text language plpgsql as $$
begin
  perform pg_temp.comes_from(address);
  return pg_temp.outcome(format('insert into public.referrals (referrer_email, referral_code) select %L, ''A'' from generate_series(1, %s)', address, rows), times);
end $$;
-- For everybody, free, and rows that are marked.
create function pg_temp.state() returns text language sql security definer as $$
  select concat_ws(' ', (select weight || ' ' || free from private.arrivals where stored_in = 'referrals' and sender = '00000000-0000-0000-0000-000000000000'),
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

-- A flood by newcomers alone.
update private.arrivals set weight = 0, free = 998 where sender = '00000000-0000-0000-0000-000000000000';
update public.referrals set in_flood = false;
set local role anon;
select is(pg_temp.send('203.0.113.7', 1), 'stored', 'one of so many newcomers that they fill the room for everybody comes in');
select is(pg_temp.state(), '0 999 0', 'not marked before that');
select is(pg_temp.send('203.0.113.7', 1), 'stored', 'nor is the next one refused');
select is(pg_temp.state(), '0 1000 1', 'which is marked');
reset role;
update private.arrivals set free = 1006 where sender = '00000000-0000-0000-0000-000000000000';
set local role anon;
select is(pg_temp.send('203.0.113.8', 1), pg_temp.too_many(), 'until the last cap is reached');
reset role;
set local role service_role;
select is(count(*), 1::bigint, 'and staff are told of that hour, too') from public.flooded_hours();
reset role;

update private.arrivals set hour = hour - interval '1 day';
update private.arrival_keys set day = day - 1;
set local role service_role;
select is_empty($$ select public.flooded_hours() $$, 'a day later');
reset role;
select is_empty($$ select hour from private.arrivals union all select day from private.arrival_keys $$, 'it is forgotten, without any row from a visitor');

-- What one request may hold.
update private.arrival_limits set from_one_address = 200, from_everybody = 10000, last_cap = 50000, free_from_one_source = 3;
create function pg_temp.refusal(statement text) returns text language plpgsql as $$
declare
  hint text;
begin
  execute statement;
  return 'stored';
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return sqlstate || ' ' || sqlerrm || ' ' || hint;
end $$;
create function pg_temp.message(length int, rows int default 1) returns text language sql as $$
  select format('insert into public.contact_submissions (name, email, message)
    select ''Asha'', ''a@example.com'', repeat(%L, %s) from generate_series(1, %s)', 'ä', length / 2, rows)
$$;
create function pg_temp.disk() returns bigint language sql security definer as $$ select pg_total_relation_size('public.contact_submissions') $$;
set local role anon;
select pg_temp.comes_from('203.0.113.1');
select is(pg_temp.refusal(pg_temp.message(2, 101)), 'PT413 Please send at most 100 rows at once. rows', '101 rows at once are refused');
select is(pg_temp.refusal(pg_temp.message(100000)), 'stored', 'a row of 100,000 bytes is stored');
select is(pg_temp.refusal(pg_temp.message(102400)),
  'PT413 This is too long for us to store. Please shorten it, or send it to us by email. length', 'one of more than 100 KB is refused, and says so');
select is(pg_temp.refusal($$ insert into public.contact_submissions (name, email, message) values (repeat(' ', 200000), '', '') $$),
  'PT413 This is too long for us to store. Please shorten it, or send it to us by email. length', 'before anything reads it');
reset role;
select set_eq(
  $$ select distinct on (tgrelid) tgfoid::regproc::text from pg_trigger
    where not tgisinternal and tgtype::int & 7 = 7 and tgrelid in (select format('public.%I', stored_in)::regclass from private.arrival_limits)
    order by tgrelid, tgname $$,
  array['private.limit_arrivals'], 'in every table');

update private.arrivals set weight = 200 where sender <> '00000000-0000-0000-0000-000000000000';
create temp table disk_before as select pg_temp.disk() as bytes;
grant select on disk_before to anon;
set local role anon;
select is(pg_temp.outcome(pg_temp.message(90000, 100), 5), pg_temp.too_many(), 'a hundred long rows of an address that has sent its share');
select is(pg_temp.disk(), bytes, 'take no room on the disk') from disk_before;
reset role;

-- Counts are locked until the commit, so no request may touch one while what it sent is still read.
delete from private.arrivals;
create function pg_temp.counted() returns trigger language plpgsql security definer as $$
begin
  if exists (select from private.arrivals) then
    raise 'counted too early';
  end if;
  return new;
end $$;
create trigger zz_counted before insert on public.contact_submissions for each row execute function pg_temp.counted();
set local role anon;
select is(pg_temp.outcome(pg_temp.message(10, 50), 1), 'stored', 'all rows are read before anything is counted');
reset role;
select is(count(*), 2::bigint, 'and then it is') from private.arrivals;
drop trigger zz_counted on public.contact_submissions;

-- A visitor chooses the zone of the session.
select set_eq(
  $$ select distinct setting from pg_proc left join unnest(proconfig) as setting on setting ilike 'timezone=%'
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e') $$,
  array['TimeZone=UTC'], 'every function of ours runs in UTC');
delete from private.arrivals;
create function pg_temp.send_from(zone text) returns text language plpgsql as $$
begin
  perform set_config('timezone', zone, true);
  return pg_temp.send('203.0.113.1', 40);
end $$;
set local role anon;
select is(array_agg(pg_temp.send_from(zone)), '{stored,stored,stored,stored,stored}', 'five times 40 rows of one address, each in another zone')
from unnest('{UTC,Asia/Kolkata,Asia/Kathmandu,Australia/Lord_Howe,Pacific/Chatham}'::text[]) as zone;
select is(pg_temp.send_from('America/St_Johns'), pg_temp.too_many(), 'are all that it may send in an hour');
reset role;
select is(count(distinct hour), 1::bigint, 'as it is one hour in all of them') from private.arrivals;
reset timezone;

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (select from pg_policy where polrelid = pg_class.oid and polcmd in ('a', '*'))
    and (select count(*) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal and tgname ~ '_(within_limits|settled)$') < 2 $$,
  'every table that visitors fill is guarded');

select * from finish();
rollback;
