/** Abbreviations, and words that people type without their apostrophe. '_' is a space. */

export const abbreviations = `appt=appointment appts=appointments mtg=meeting bday=birthday b-day=birthday bdays=birthdays
  tmrw=tomorrow tmr=tomorrow tmw=tomorrow tomoz=tomorrow 2moro=tomorrow 2morrow=tomorrow tonite=tonight 2nite=tonight
  wknd=weekend wkend=weekend wk=week wks=weeks hrs=hours mins=minutes nxt=next
  resched=reschedule mnth=month mth=month b4=before pls=please plz=please
  thx=thanks thnx=thanks tks=thanks u=you ur=your abt=about bc=because cuz=because coz=because nvm=nevermind lil=little w=with n=and hv=have cn=can shld=should wld=would arvo=afternoon
  mil=mother-in-law fil=father-in-law sry=sorry srry=sorry soz=sorry paediatrician=pediatrician ped=pediatrician peds=pediatrician
  pediatrition=pediatrician pediatritian=pediatrician drs=doctor's vax=vaccine vaxx=vaccine teh=the ment=meant whn=when wen=when wens=when's wat=what wot=what wots=what's owt=anything nowt=nothing coler=color cloths=clothes wats=what's hav=have enything=anything wich=which
  alergic=allergic alergy=allergy sise=size wensday=wednesday wanna=want_to gonna=going_to tp=toilet_paper oj=orange_juice`;

export const withoutApostrophe = `don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't shouldn't wouldn't haven't hasn't i'm i've
  we've you're they're he's she's what's when's where's who's how's there's that's let's o'clock
  baby's mom's mum's dad's grandma's grandpa's husband's`;
