begin;
select plan(6);

set local role anon;
select lives_ok($$ insert into public.referrals (referrer_email, referee_email, referral_code) values ('first@example.com', '', 'STUBTEST01') $$,
  'a visitor creates a referral');
select throws_ok($$ insert into public.referrals (referrer_email, referral_code) values ('', 'STUBTEST01') $$,
  'PT400', 'Please enter your email address, so that we can credit your referrals.', 'a referral needs the email address of the referrer');
select throws_ok($$ insert into public.referrals (referrer_email, referral_code) values ('a@example.com', repeat('A', 101)) $$,
  '23514', null, 'a referral code of 101 characters is refused');
select throws_ok($$ insert into public.referrals (referrer_email, referral_code, status) values ('a@example.com', 'A', 'credited') $$,
  '42501', null, 'a visitor may not set another status than pending');
select lives_ok($$ insert into public.referrals (referrer_email, referral_code, status) values ('a@example.com', 'A', 'pending') $$,
  'a visitor may set the status pending');

reset role;
insert into public.referrals (referrer_email, referral_code, created_at) values ('later@example.com', 'STUBTEST01', now() + interval '1 second');
select results_eq(
  $$ select who, summary from public.staff_inbox where referral_code = 'STUBTEST01' order by received $$,
  $$ values ('first@example.com', null), ('later@example.com', 'an earlier referral has the same code') $$,
  'staff see that an earlier referral has the same code');

select * from finish();
rollback;
