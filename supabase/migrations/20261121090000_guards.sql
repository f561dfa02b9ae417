-- Not exposed by the API, so nothing in here can be called from outside.
create schema private;

-- Refuses a row that nobody could answer. Takes pairs: the columns of which one must be filled, and what to tell the visitor.
-- PT400 makes the API answer 400 with the sentence as its message.
create function private.require_filled() returns trigger
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  -- Anything but what shows as nothing: control characters, Unicode's spaces, zero-width and direction marks.
  visible constant text := '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u180b-\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]';
  sent constant jsonb := to_jsonb(new);
  columns text[];
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    columns := string_to_array(tg_argv[i], ' ');
    if not exists (select from unnest(columns) as name where sent ->> name ~ visible) then
      raise sqlstate 'PT400' using message = tg_argv[i + 1], hint = columns[1];
    end if;
  end loop;
  return new;
end $$;

-- Refuses a row: its column (the hint), and what to tell the visitor.
create function private.refuse() returns trigger
language plpgsql set search_path = '' set timezone = 'UTC' as $$
begin
  raise sqlstate 'PT400' using message = tg_argv[1], hint = tg_argv[0];
end $$;

revoke execute on function private.require_filled(), private.refuse() from public;
