-- Shows which headers arrive at the database, to find the one that names the sender's address (docs/deploy.md, "Floods"): call
-- `/rest/v1/rpc/seen_headers` with the publishable key. `name-address-header.sql` drops it; do not leave it there.
create function public.seen_headers() returns json language sql set search_path = '' as $$ select current_setting('request.headers')::json $$;
grant execute on function public.seen_headers() to anon;
