-- Returns the multiples of a board of Plinko in tenths, from the edge to the centre; null for a board that is not
-- on offer. The other half is a mirror image. Tests compare it with @platform/rules/plinko.
--
-- p_settings  rows and risk, such as `16:high`
create or replace function plinko_half(p_settings text) returns bigint[] language sql immutable as $$
  select case p_settings
    when '8:low' then '{56,21,11,10,5}'
    when '8:medium' then '{130,30,13,7,4}'
    when '8:high' then '{290,40,15,3,2}'
    when '9:low' then '{56,20,16,10,7}'
    when '9:medium' then '{180,40,17,9,5}'
    when '9:high' then '{430,70,20,6,2}'
    when '10:low' then '{89,30,14,11,10,5}'
    when '10:medium' then '{220,50,20,14,6,4}'
    when '10:high' then '{760,100,30,9,3,2}'
    when '11:low' then '{84,30,19,13,10,7}'
    when '11:medium' then '{240,60,30,18,7,5}'
    when '11:high' then '{1200,140,52,14,4,2}'
    when '12:low' then '{100,30,16,14,11,10,5}'
    when '12:medium' then '{330,110,40,20,11,6,3}'
    when '12:high' then '{1700,240,81,20,7,2,2}'
    when '13:low' then '{81,40,30,19,12,9,7}'
    when '13:medium' then '{430,130,60,30,13,7,4}'
    when '13:high' then '{2600,370,110,40,10,2,2}'
    when '14:low' then '{71,40,19,14,13,11,10,5}'
    when '14:medium' then '{580,150,70,40,19,10,5,2}'
    when '14:high' then '{4200,560,180,50,19,3,2,2}'
    when '15:low' then '{150,80,30,20,15,11,10,7}'
    when '15:medium' then '{880,180,110,50,30,13,5,3}'
    when '15:high' then '{6200,830,270,80,30,5,2,2}'
    when '16:low' then '{160,90,20,14,14,12,11,10,5}'
    when '16:medium' then '{1100,410,100,50,30,15,10,5,3}'
    when '16:high' then '{10000,1300,260,90,40,20,2,2,2}'
    end::bigint[]
$$;
