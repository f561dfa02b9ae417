begin;
select plan(29);

select results_eq(
  'select scope, rows, bytes from private.row_limits order by rows',
  $$ values ('address', 200, null::bigint), ('network', 2000, null), ('everybody', 20000, 300000000) $$,
  'the limits per address, per network and in total are as documented');

insert into private.settings values ('address_header', 'X-Address') on conflict (name) do update set value = excluded.value;
delete from private.row_counts;
update private.row_limits set rows = case scope when 'address' then 3 when 'network' then 5 else 12 end, bytes = null;

-- Sends `times` rows from an address, one per statement. Returns 'stored' or the code of the last refusal.
create function pg_temp.send(address text, times int default 1, visitor text default 'anon', message text default 'Hi') returns text
language plpgsql as $$
declare answer text := 'stored';
begin
  perform set_config('request.headers', jsonb_build_object('x-address', address)::text, true), set_config('role', visitor, true);
  for i in 1 .. times loop
    begin
      insert into public.contact_submissions (name, email, message) values ('Flood', 'a@example.com', message);
    exception when others then
      answer := sqlstate || case sqlstate when 'PT429' then '' else ' ' || sqlerrm end;
    end;
  end loop;
  perform set_config('role', 'none', true);
  return answer;
end $$;
create function pg_temp.counted(scope text) returns int language sql as $$
  select coalesce(sum(rows), 0)::int from private.row_counts where stored_in = 'contact_submissions' and split_part(sender, ':', 1) = scope
$$;
create temp view stored as select from public.contact_submissions where name = 'Flood';

select is(pg_temp.send('203.0.113.1', 3), 'stored', 'rows up to the limit of an address are stored');
select is(pg_temp.send('203.0.113.1'), 'PT429', 'a row above the limit of an address is refused');
select is(pg_temp.send('::ffff:203.0.113.1'), 'PT429', 'an IPv4 address written as IPv6 is the same address');
select is(pg_temp.send('::FFFF:CB00:7101'), 'PT429', 'an IPv4 address written as hexadecimal IPv6 is the same address');
select is(pg_temp.send('203.0.113.1', 1, 'authenticated'), 'PT429', 'the limit is the same for the role authenticated');
select is(pg_temp.counted('address'), 3, 'refused rows are not counted');
select is(pg_temp.send('203.0.113.2'), 'stored', 'a row from another address is stored');
set local timezone = 'Asia/Kathmandu';
select is(pg_temp.send('203.0.113.1'), 'PT429', 'the time zone of the session does not change the hour');
set local timezone = 'UTC';
select is(pg_temp.send('2001:db8:1:1::1', 3), 'stored', 'rows up to the limit of an IPv6 /64 are stored');
select is(pg_temp.send('2001:db8:1:1:ffff::2'), 'PT429', 'another address of the same /64 is refused');
select is(pg_temp.send('2001:db8:1:1::ffff:1'), 'PT429', 'an IPv6 address that contains "::ffff:" counts for its /64');
select is(pg_temp.send('2001:db8:1:2::1', 2), 'stored', 'a row from another /64 of the same /48 is stored');
select is(pg_temp.send('2001:db8:1:3::1'), 'PT429', 'a row above the limit of the /48 is refused');
select is(pg_temp.send('2001:db8:2::1'), 'stored', 'a row from another /48 is stored');
select is(pg_temp.send('no address', 2), 'stored', 'rows without an address count only for the total limit');
select is(pg_temp.counted('everybody'), 12, 'every row counts for the total limit');
select is(pg_temp.send('203.0.113.99'), 'PT429', 'a row above the total limit is refused');
select is(count(*), 12::bigint, 'exactly the counted rows are stored') from stored;
select lives_ok($$ insert into public.contact_submissions (name, email, message) values ('Staff', 'a@example.com', 'Hi') $$, 'staff are exempt');
select throws_ok(
  $$ select private.refuse_flood() $$, 'PT429',
  'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.', 'the refusal names other ways to reach us');
select is_empty(
  $$ select sender from private.row_counts where sender !~ '^(everybody|(address|network):[0-9a-f]{64})$' $$, 'only hashes of addresses are stored');

delete from private.row_counts;
update private.row_limits set rows = 100, bytes = case scope when 'everybody' then 170000 end;
select is(pg_temp.send('203.0.113.1', 2, 'anon', string_agg(md5(i::text), '')), 'stored', 'large rows are stored up to the limit in bytes')
from generate_series(1, 2500) as i;
select is(pg_temp.send('203.0.113.2', 1, 'anon', string_agg(md5(i::text), '')), 'PT429', 'a row above the limit in bytes is refused')
from generate_series(1, 2500) as i;
select is(pg_temp.send('203.0.113.2', 1, 'anon', string_agg(md5(i::text), '')),
  'PT413 This is too long for us to store. Please shorten it, or send it to us by email.', 'a row above 100 KB is refused')
from generate_series(1, 3300) as i;

delete from private.row_counts;
insert into private.row_counts select date_trunc('hour', now(), 'UTC') - interval '2 hours', 'referrals', 'address:' || i, 1, 1 from generate_series(1, 250) as i;
delete from private.hash_keys;
insert into private.hash_keys values (current_date - 1);
select is(pg_temp.send('203.0.113.1', 2), 'stored', 'counts of earlier hours do not refuse a row');
select results_eq($$ select day from private.hash_keys $$, $$ values (current_date) $$, 'the first row of a day deletes the older hash key');
select is(count(*), 50::bigint, 'each row deletes 100 old counts') from private.row_counts where stored_in = 'referrals';

set local role anon;
select throws_ok(
  $$ insert into public.contact_submissions (name, email, message) values ('A', 'a@example.com', 'Hi'), ('B', 'b@example.com', 'Hi') $$,
  'PT400', 'Please send one row at a time.', 'a visitor may send only one row per request');

select * from finish();
rollback;
