import { HTTP_INTERCEPTORS, provideHttpClient, withFetch, withInterceptorsFromDi } from '@angular/common/http'
import { NgModule, provideZonelessChangeDetection } from '@angular/core'
import { FormsModule } from '@angular/forms'
import { BrowserModule } from '@angular/platform-browser'
import { AppComponent } from './app.component.ts'
import { HabitFormComponent } from './habit-form.component.ts'
import { HabitRowComponent } from './habit-row.component.ts'
import { KeyInterceptor } from './key.interceptor.ts'
import { PosterComponent } from './poster.component.ts'
import { StreakPipe } from './streak.pipe.ts'

@NgModule({
  declarations: [AppComponent, HabitFormComponent, HabitRowComponent, PosterComponent, StreakPipe],
  imports: [BrowserModule, FormsModule],
  providers: [
    provideZonelessChangeDetection(),
    provideHttpClient(withFetch(), withInterceptorsFromDi()),
    { provide: HTTP_INTERCEPTORS, useClass: KeyInterceptor, multi: true },
  ],
  bootstrap: [AppComponent],
})
export class AppModule {}
