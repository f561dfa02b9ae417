-- Names the header in which the gateway tells the sender's address: from then on floods are limited by address, too.
-- Only one that visitors cannot set themselves: `seen-headers.sql` and docs/deploy.md ("Floods") tell how to check.
drop function if exists public.seen_headers();
insert into private.settings values ('address_header', 'cf-connecting-ip') on conflict (name) do update set value = excluded.value;
