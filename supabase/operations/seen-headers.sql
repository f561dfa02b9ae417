-- Shows which headers arrive at the database, to find the one that tells the sender's address (docs/deploy.md, "Floods").
-- `name-address-header.sql` takes it away again.
create function public.seen_headers() returns json language sql as $$ select current_setting('request.headers')::json $$;
