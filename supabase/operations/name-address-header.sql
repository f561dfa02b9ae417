-- Names the header that holds the sender's address, so that the flood limits count by address, too. The gateway must overwrite
-- this header, so that visitors cannot forge it: check with `seen-headers.sql` and docs/deploy.md, "Floods".
drop function if exists public.seen_headers();
insert into private.settings values ('address_header', 'cf-connecting-ip') on conflict (name) do update set value = excluded.value;
