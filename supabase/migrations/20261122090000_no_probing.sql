-- A unique reference or code would tell whoever tries one whether it is stored. Hash indexes: a reference may be of any length.
alter table public.database_orders drop constraint database_orders_order_reference_key;
create index database_orders_order_reference_idx on public.database_orders using hash (order_reference);

alter table public.referrals drop constraint referrals_referral_code_key;
create index referrals_referral_code_idx on public.referrals using hash (referral_code);

-- What is read back has also just been dated by the database.
alter policy "visitors read back what they are sending" on public.student_profiles
  using (inserted_in = pg_current_xact_id_if_assigned() and created_at = now());
alter policy "visitors read back what they are sending" on public.consultant_applications
  using (inserted_in = pg_current_xact_id_if_assigned() and created_at = now());

alter trigger application_answerable on public.student_profiles rename to student_answerable;
alter trigger application_answerable on public.consultant_applications rename to consultant_answerable;
