-- PostgREST calls this before each request (`pgrst.db_pre_request`). It limits reads of visitors to 200 ms, because a slow filter
-- would occupy a connection, and refuses a body above 1 MB or of unknown length before Postgres parses it. Visitors run it
-- themselves, so it cannot use the schema `private`.
create function public.check_request() returns void
language plpgsql set search_path = '' as $$
declare
  length constant text := nullif(current_setting('request.headers', true), '')::json ->> 'content-length';
begin
  if current_user not in ('anon', 'authenticated') then
    return;
  elsif current_setting('request.method', true) in ('GET', 'HEAD') then
    perform set_config('statement_timeout', '200ms', true);
  elsif length is null then
    raise sqlstate 'PT411' using message = 'Please send the length of the request.';
  elsif length !~ '^(\d{1,6}|1000000)$' then
    -- The same sentence is in the migration `floods`, and as `tooLong` in src/content/forms.ts.
    raise sqlstate 'PT413' using hint = 'length',
      message = 'This is too long for us to store. Please shorten it, or send it to us by email.';
  end if;
end $$;
revoke execute on function public.check_request() from public;
grant execute on function public.check_request() to anon, authenticated, service_role;

-- The embedded backend has no role `authenticator`. There scripts/serve/guard-api.ts refuses large bodies; reads have no time limit.
do $$
begin
  if to_regrole('authenticator') is not null then
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
    -- The root of the API lists no tables.
    alter role authenticator set pgrst.openapi_mode = 'disabled';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  raise warning 'The role authenticator cannot be changed: see "The request guard" in docs/deploy.md.';
end $$;
