begin;
select plan(10);

create function pg_temp.check_as(visitor text, method text, headers text) returns text language plpgsql as $$
begin
  perform set_config('statement_timeout', '8s', true), set_config('request.method', method, true),
    set_config('request.headers', headers, true), set_config('role', visitor, true);
  perform public.check_request();
  perform set_config('role', 'none', true);
  return current_setting('statement_timeout');
exception when others then
  return sqlstate || ': ' || sqlerrm;
end $$;

select is(pg_temp.check_as('anon', 'GET', '{}'), '200ms', 'a read by anon is limited to 200 ms');
select is(pg_temp.check_as('anon', 'GET', ''), '200ms', 'a read without headers is limited to 200 ms');
select is(pg_temp.check_as('authenticated', 'HEAD', '{}'), '200ms', 'a read by authenticated is limited to 200 ms');
select is(pg_temp.check_as('service_role', 'GET', '{}'), '8s', 'a read by staff keeps its time limit');
select is(pg_temp.check_as('anon', 'POST', '{"content-length":"1000000"}'), '8s', 'a visitor may send 1 MB');
select is(pg_temp.check_as('anon', method, '{"content-length":"1000001"}'),
  'PT413: This is too long for us to store. Please shorten it, or send it to us by email.', 'a visitor may not send more than 1 MB by ' || method)
from unnest('{POST,PATCH}'::text[]) as method;
select is(pg_temp.check_as('anon', 'POST', '{}'), 'PT411: Please send the length of the request.', 'a visitor may not send a body of unknown length');
select is(pg_temp.check_as('service_role', 'POST', '{"content-length":"5000000"}'), '8s', 'staff may send 5 MB');
select is_empty(
  $$ select from pg_roles where rolname = 'authenticator'
    and not rolconfig @> '{pgrst.db_pre_request=public.check_request, pgrst.openapi_mode=disabled}' $$,
  'PostgREST calls the guard, and its root lists no table');

select * from finish();
rollback;
