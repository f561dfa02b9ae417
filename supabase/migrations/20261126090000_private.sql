-- Not exposed by the API, and closed to every role but the owner's: nobody else can call or read what is in it.
create schema private;

-- Staff's key reads and writes every table.
alter default privileges in schema public grant select, insert, update, delete on tables to service_role;

-- What differs between the homes of this schema. A name without a row stands for "not set": see docs/deploy.md.
create table private.settings (
  name text primary key,
  value text not null
);

-- Refuses a visitor's request: `code` is PT and the HTTP status, `sentence` is what the visitor reads. PostgREST copies the
-- sentence into the answer's status line, where a line break would begin a header.
create function private.refuse(code text, sentence text, hint text default '') returns void
language plpgsql set search_path = '' as $$
begin
  if sentence !~ '^[ -~]+$' then
    raise 'A sentence for visitors holds printable ASCII alone: %', quote_literal(sentence);
  end if;
  raise exception using errcode = code, message = sentence, hint = hint;
end $$;

-- Refuses a row that nobody could answer. Takes pairs: the columns of which one must be filled, and the sentence for the visitor.
create function private.require_filled() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- All but control characters, Unicode's spaces, zero-width characters and direction marks.
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

-- Visitors hold column grants alone. The embedded backend grants them whole tables when it starts, and calls this afterwards:
-- it revokes those grants, and repeats the column grants, which a revoke on the table takes away too.
create function private.grant_visitors() returns void
language plpgsql set search_path = '' as $$
declare
  statement text;
begin
  for statement in
    select format('revoke all on %s from anon, authenticated', oid::regclass) from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select format('grant %s (%I) on %s to %s', privilege_type, attname, attrelid::regclass, grantee::regrole)
    from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid, pg_catalog.aclexplode(attacl)
    where relnamespace = 'public'::regnamespace and grantee in ('anon'::regrole, 'authenticated'::regrole)
  loop
    execute statement;
  end loop;
end $$;
