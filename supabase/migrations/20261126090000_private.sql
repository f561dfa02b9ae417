-- The API does not expose this schema, and only the owner may name its objects: no other role has the right `usage`. Functions that
-- use hours or days set the time zone UTC, because a request can choose one (`Prefer: timezone`); schema.test.sql checks that.
create schema private;

-- The secret key of staff reads and writes every table.
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;

-- Settings of one installation: 'address_header' and 'staff_webhook', see docs/deploy.md, and 'notified_until', which
-- `private.notify_staff` writes. A missing row means "not set".
create table private.settings (
  name text primary key,
  value text not null
);

-- Refuses a request. `code` is PT and the HTTP status; the wizards show `sentence` to the visitor. `hint` names the column, or is
-- 'length' or 'rows'; only logs show it. PostgREST copies the sentence into the status line of the response, where a line break
-- would start a new header.
create function private.refuse(code text, sentence text, hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  if sentence !~ '^[ -~]+$' then
    raise 'A sentence for visitors may hold only printable ASCII: %', quote_literal(sentence);
  end if;
  raise exception using errcode = code, message = sentence, hint = hint;
end $$;

-- Refuses a row that staff could not answer. Arguments are pairs: columns of which one must be filled, and the sentence to show.
create function private.require_filled() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Matches any character but control characters, Unicode spaces, zero-width characters and direction marks.
  visible constant text := '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
  sent constant jsonb := to_jsonb(new);
  columns text[];
  name text;
  is_filled boolean;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    columns := string_to_array(tg_argv[i], ' ');
    is_filled := false;
    foreach name in array columns loop
      is_filled := is_filled or coalesce(sent ->> name ~ visible, false);
    end loop;
    if not is_filled then
      perform private.refuse('PT400', tg_argv[i + 1], columns[1]);
    end if;
  end loop;
  return new;
end $$;

-- A text as the inbox shows it: cut, so that a few huge messages cannot make the inbox unreadable. Null if it is empty.
create function private.excerpt(value text) returns text
language sql immutable set search_path = '' as $$
  select nullif(left(value, 500), '')
$$;

-- Revokes every grant of visitors on whole tables, and repeats their grants on columns, which `revoke` on a table removes too.
-- Only the embedded backend calls this, after its start, because Supabase Lite grants visitors whole tables. The revokes run first.
-- The loop reads its rows in one snapshot, so it still sees the grants that they remove.
create function private.restore_column_grants() returns void
language plpgsql set search_path = '' as $$
declare
  statement text;
begin
  for statement in
    select format('revoke all on %s from anon, authenticated', oid::regclass) from pg_catalog.pg_class
    -- Tables, views, foreign tables and sequences.
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select format('grant %s (%I) on %s to %s', privilege_type, attname, attrelid::regclass, grantee::regrole)
    from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid, pg_catalog.aclexplode(attacl)
    where relnamespace = 'public'::regnamespace and grantee in ('anon'::regrole, 'authenticated'::regrole)
  loop
    execute statement;
  end loop;
end $$;
