-- Shows the headers that reach the database, to find the one with the sender's address (docs/deploy.md, "Floods"). Call
-- `/rest/v1/rpc/seen_headers` with the publishable key. Run `name-address-header.sql` afterwards, which drops this function.
create function public.seen_headers() returns json language sql set search_path = '' as $$ select current_setting('request.headers')::json $$;
grant execute on function public.seen_headers() to anon;
